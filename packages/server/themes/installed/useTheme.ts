import { type DocumentCode, planThemeSwitch, textIn } from '@quoin/domain/document';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { readThemeReference, type ThemeCode } from '@quoin/domain/site';
import { settingText } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import type { DocumentDeps, DocumentRights } from '../../pages/index.ts';
import { keysOf, openDocument, publishDocument, saveChanges } from '../../pages/index.ts';
import { findThemeVersion } from '../storage/installedThemes.ts';
import type { ThemeEditing } from './themeDeps.ts';

type UseDeps = DocumentDeps & Pick<Deps, 'pages' | 'newId'>;

/**
 * Shows a site in another theme, or in another version of it: a change of the draft like the one of the style tab, which can be
 * undone, and published at once by who may publish. What else is unpublished stays so, but for the site's style, which is one
 * record with its theme.
 */
export async function useTheme(
  deps: UseDeps,
  editing: ThemeEditing & { readonly rights: DocumentRights },
  reference: string,
): Promise<Outcome<null, ThemeCode | DocumentCode>> {
  const { site } = editing;
  if (!(await isThere(deps, site.id, reference))) return refuse('themeUnknown');
  const { title, navigations } = await namesIn(deps, site.id, reference);
  const opened = await openDocument(deps, site.id);
  const draft = textIn(opened.records.get('style:style') ?? {}, 'theme');
  const from = draft || settingText(site.settings, 'firstTheme') || site.theme;
  const before = await namesIn(deps, site.id, from);
  const edits = planThemeSwitch(opened.records, {
    ...{ theme: reference, from },
    navigations: { from: before.navigations, to: navigations },
  });
  const label = `Change theme to ${title}`;
  if (edits.length > 0) {
    const change = { id: deps.newId(), command: 'switchTheme', label, edits };
    const saved = await saveChanges(deps, editing, { base: opened.revision, changes: [change] });
    if (!saved.ok) return saved;
    if (saved.value.refused !== null) return { ok: false, problem: saved.value.refused.problem };
  }
  if (!editing.rights.publish) return accept(null);
  const keys = [...new Set([...keysOf(edits), 'style:style' as const])];
  const done = await publishDocument(deps, editing, { pages: null, note: label, keys });
  return done.ok || done.problem.code === 'nothingToPublish' ? accept(null) : done;
}

async function isThere({ db, pages }: UseDeps, websiteId: string, reference: string): Promise<boolean> {
  const installed = readThemeReference(reference);
  if (installed === null) return (await pages.themes.names()).includes(reference);
  const version = await db.inSite({ websiteId }, (trx) => findThemeVersion(trx, websiteId, installed));
  return version?.state === 'installed';
}

async function namesIn({ pages }: UseDeps, id: string, theme: string) {
  const { name, compiled } = await pages.themes.load({ id, theme });
  return {
    title: compiled.theme.name || name,
    navigations: compiled.theme.navigations.map((navigation) => navigation.name),
  };
}
