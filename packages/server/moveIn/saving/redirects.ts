import { diffRecord, type JsonRecord, recordKey, type SiteRecords } from '@quoin/domain/document';
import { checkRedirect, type MoveInProblem, type Redirect, readRedirects, redirectSentence } from '@quoin/domain/site';
import { changeAtOnce } from '../../pages/index.ts';
import type { RedirectRow } from '../contents.ts';
import { inStep, problemsOf, type ThingType } from '../moveInRun.ts';
import { forgetThings, saveThing } from '../storage/importedThings.ts';
import { ALL_RIGHTS } from './pages.ts';

const SITE = recordKey('site', 'site');

/** Redirects of the owner's own. One whose old address leads elsewhere already stays. */
export const redirectType: ThingType<RedirectRow> = {
  batch: 500,
  known(_trx, { site }, rows) {
    const { siteFrame } = site.settings;
    const stored =
      typeof siteFrame === 'object' && siteFrame !== null && 'redirects' in siteFrame ? siteFrame.redirects : [];
    const held = new Set(readRedirects(stored).map(({ from }) => from));
    return Promise.resolve(new Set(rows.filter(({ key }) => held.has(key)).map(({ key }) => key)));
  },
  async save(run, rows) {
    const { deps, site, actor } = run;
    const added = new Set<RedirectRow>();
    const problems: MoveInProblem[] = [];
    let unchanged = 0;
    const saved = await changeAtOnce(
      deps,
      { site, actor, rights: ALL_RIGHTS },
      {
        ...{ command: 'importRedirects', label: 'Import redirects' },
        plan: (records) => {
          const all = [...redirectsIn(records)];
          added.clear();
          problems.length = 0;
          unchanged = 0;
          for (const row of rows) {
            const isHeld = all.some(({ from }) => from === row.redirect.from);
            const wrong = isHeld ? null : checkRedirect(row.redirect, all);
            if (isHeld) unchanged += 1;
            else if (wrong !== null) {
              const value = redirectSentence(wrong);
              problems.push(...problemsOf(row, [{ code: 'redirectRefused', values: { value } }]));
            } else {
              added.add(row);
              all.push(row.redirect);
            }
          }
          return added.size === 0 ? [] : withRedirects(records, all);
        },
      },
    );
    if (!saved.ok) throw new Error(`Redirects could not be saved: ${saved.problem.code}.`);
    await inStep(run, rows, async (trx) => {
      for (const { key, title, redirect } of added)
        await saveThing(trx, site.id, { kind: 'redirect', key, id: null, title, mark: redirect.to, runId: run.id });
      return { counts: { created: added.size, unchanged, skipped: problems.length }, problems };
    });
  },
  async takeBack({ deps, site, actor }, things) {
    const marks = new Map(things.map(({ key, mark }) => [key, mark]));
    const kept: MoveInProblem[] = [];
    const saved = await changeAtOnce(
      deps,
      { site, actor, rights: ALL_RIGHTS },
      {
        ...{ command: 'undoImport', label: 'Undo import of redirects' },
        plan: (records) => {
          const all = redirectsIn(records);
          const edited = all.filter(({ from, to }) => marks.has(from) && marks.get(from) !== to);
          kept.splice(
            0,
            kept.length,
            ...edited.map(({ from }): MoveInProblem => ({ line: 0, title: from, code: 'keptEdited' })),
          );
          const left = all.filter((each) => !marks.has(each.from) || edited.includes(each));
          return left.length === all.length ? [] : withRedirects(records, left);
        },
      },
    );
    if (!saved.ok) throw new Error(`Redirects could not be taken back: ${saved.problem.code}.`);
    const stay = new Set(kept.map(({ title }) => title));
    const gone = things.filter(({ key }) => !stay.has(key)).map(({ key }) => key);
    await deps.db.inSite({ websiteId: site.id }, (trx) => forgetThings(trx, site.id, 'redirect', gone));
    return kept;
  },
};

function redirectsIn(records: SiteRecords): readonly Redirect[] {
  return readRedirects(records.get(SITE)?.redirects);
}

function withRedirects(records: SiteRecords, redirects: readonly Redirect[]) {
  const site: JsonRecord = records.get(SITE) ?? {};
  return diffRecord(SITE, site, { ...site, redirects: redirects.map((each) => ({ ...each })) });
}
