import type { FontRole } from '@quoin/domain/styles';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/roleNames';

/** What people call the roles of fonts. */
export const ROLE_NAMES: Readonly<Record<FontRole, string>> = {
  heading: texts.headings,
  body: commonTexts.text,
  meta: texts.smallPrint,
  buttons: texts.buttons,
};
