import type { Wording } from '@quoin/domain/languages';
import * as catalogLimitRefusals from '@quoin/messages/app/catalogLimitRefusals';
import type { StoreCreationCode } from './drafts/storeCreation.ts';
import type { CatalogLimitCode } from './limits.ts';

export type CatalogCode = CatalogLimitCode | StoreCreationCode;

/** What the owner reads when something of the catalogue is too long or too many. */
export const catalogLimitWording: Wording<CatalogCode> = catalogLimitRefusals;
