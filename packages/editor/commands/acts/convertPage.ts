import * as texts from '@quoin/messages/app/convertPage';
import type { EditorState } from '../../document/editor.ts';
import { isOneText, isPrinted, type MakeSections, makeSections, needsCode } from '../sections/makeSections.ts';
import { sectionsOfPrinted } from '../sections/printed/sectionsOfPrinted.ts';
import type { ActWorld } from './act.ts';
import { perform } from './acting.ts';

export const CANNOT_CONVERT = texts.itCannotBeConverted;

/** Whether it is worth asking; only the page itself knows what it can become. */
export function mayConvert({ records, page, may }: EditorState): boolean {
  if (!may.edit || !isPrinted(records, page)) return false;
  return !isOneText(records, page) || may.code || !needsCode(records, page, { printed: null });
}

/** What the page in front can become; null for nothing, or nothing that this person may put into a page. */
export async function conversionOf({ editor, shell }: ActWorld): Promise<MakeSections | null> {
  const { records, page, may } = editor.state();
  if (!mayConvert(editor.state())) return null;
  if (isOneText(records, page)) return { printed: null };
  const root = await shell.printed();
  const printed = root === null || editor.state().page !== page ? null : sectionsOfPrinted(root);
  if (printed === null || (!may.code && needsCode(records, page, { printed }))) return null;
  return { printed };
}

export async function convertPage(world: ActWorld): Promise<void> {
  const conversion = await conversionOf(world);
  if (conversion === null) world.shell.say(CANNOT_CONVERT);
  else perform(world, makeSections, conversion);
}
