export {
  AREAS,
  type Area,
  type Capability,
  type Grant,
  grantOf,
  isAllowed,
  LEVELS,
  type Level,
  type Member,
  parseCapability,
  type Scope,
} from './capabilities.ts';
export {
  CRUMB_COOKIE,
  CRUMB_FIELD,
  CRUMB_HEADER,
  CRUMB_VERSION,
  crumbMessage,
  crumbText,
  isFromOwnPages,
  needsCrumb,
  parseCrumb,
  XSRF_HEADER,
} from './crumb.ts';
export { EMAIL_LENGTH, isEmailAddress } from './emailAddress.ts';
export { decidePassword, PASSWORD_LENGTH, type PasswordCode } from './password.ts';
export { isRole, ROLES, type Role, type RoleName } from './roles.ts';
export { type AccessCode, accessWording, sentence } from './wording.ts';
