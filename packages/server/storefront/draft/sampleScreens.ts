import type { SystemPage } from '@quoin/domain/document';
import type { SiteFrame } from '@quoin/rendering/page';
import type { Site } from '../../sites/index.ts';
import type { SystemPageName, SystemPageOptions } from '../answering/systemPages.ts';

/** A system page with what it shows on the canvas. */
export interface SampleScreen extends Required<SystemPageOptions> {
  readonly name: SystemPageName;
  readonly view: Readonly<Record<string, unknown>>;
}

/** Cart, checkout and sign-in as a visitor would see them: read from the shop, written nowhere. */
export type SampleScreens = (site: Site, frame: SiteFrame, page: SystemPage) => Promise<SampleScreen>;
