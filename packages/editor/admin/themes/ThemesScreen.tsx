import type { AppThemesResponse, WireSiteTheme } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/themesScreen';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import type { BadgeLook } from '../../parts/badgeLook.ts';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { AddTheme } from './AddTheme.tsx';
import { confirmUse } from './confirmUse.ts';
import { ThemePermissions } from './ThemePermissions.tsx';
import css from './Themes.module.css';
import { themesQuery } from './themesQueries.ts';
import { useThemeActs } from './useThemeActs.ts';

/** The themes a site can be shown in, and the way to further ones. */
export function ThemesScreen() {
  const site = useSite();
  const query = useQuery(themesQuery(site.identifier));
  return (
    <Page title={texts.themes} site={site.title} subtitle={texts.themesDefineTheLayout}>
      <div className={css.screen}>
        {query.isPending ? (
          <Card flush>
            <SkeletonRows count={3} label={texts.loadingThemes} />
          </Card>
        ) : query.isError ? (
          <Card flush>
            <ErrorState title={texts.theThemesCouldNot} error={query.error} onRetry={() => void query.refetch()} />
          </Card>
        ) : (
          <ThemeLists answer={query.data} />
        )}
        <AddTheme />
      </div>
    </Page>
  );
}

function ThemeLists({ answer }: { readonly answer: AppThemesResponse }) {
  const isInstalled = (theme: WireSiteTheme) => theme.versions[0]?.number !== null;
  const own = answer.themes.filter(isInstalled);
  const shipped = answer.themes.filter((theme) => !isInstalled(theme));
  return (
    <>
      <Card title={texts.yourThemes} flush>
        {own.length === 0 ? (
          <p className={css.none}>{texts.noInstalledThemesAdd}</p>
        ) : (
          <ThemeRows label={texts.yourThemes} themes={own} answer={answer} />
        )}
      </Card>
      <Card title={texts.includedThemes} flush>
        <ThemeRows label={texts.includedThemes} themes={shipped} answer={answer} />
      </Card>
      <ThemePermissions theme={answer.current} title={texts.themePermissions} />
    </>
  );
}

interface RowsProps {
  readonly label: string;
  readonly themes: readonly WireSiteTheme[];
  readonly answer: AppThemesResponse;
}

function ThemeRows({ label, themes, answer }: RowsProps) {
  return (
    <ul aria-label={label}>
      {themes.map((theme) => (
        <ThemeRow key={theme.family} theme={theme} answer={answer} />
      ))}
    </ul>
  );
}

function ThemeRow({ theme, answer }: { readonly theme: WireSiteTheme; readonly answer: AppThemesResponse }) {
  const { identifier } = useSite();
  const acts = useThemeActs();
  const has = (reference: string) => theme.versions.find((version) => version.reference === reference);
  const current = has(answer.current);
  const shown = current ?? has(answer.draft) ?? theme.versions[0]!;
  const isInstalled = shown.number !== null;
  const use = async () => {
    if (await confirmUse(theme.title)) await acts.use(shown.reference, theme.title).catch(() => undefined);
  };
  return (
    <li className={css.row}>
      <div className={css.names}>
        <span className={css.title}>
          {isInstalled ? (
            <Link to="/$site/config/themes/$theme" params={{ site: identifier, theme: shown.reference }}>
              {theme.title}
            </Link>
          ) : (
            theme.title
          )}
          {marksOf(theme, answer).map((mark) => (
            <Badge key={mark.text} {...mark} />
          ))}
        </span>
        {theme.description === '' ? null : <span className={css.small}>{theme.description}</span>}
        {isInstalled ? <span className={css.small}>{versionsText(theme, shown.number!)}</span> : null}
      </div>
      <div className={css.acts}>
        <Button
          isDisabled={acts.preview.isPending}
          onPress={() => acts.preview.mutate(shown.reference)}
          aria-label={texts.preview(theme.title)}
        >
          <Eye aria-hidden="true" /> {texts.preview2}
        </Button>
        {current === undefined ? (
          <Button
            aria-label={texts.activateThisTheme(theme.title)}
            isPending={acts.isPending}
            onPress={() => void use()}
          >
            {texts.useThisTheme2}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function marksOf(theme: WireSiteTheme, { current, draft }: AppThemesResponse): readonly BadgeLook[] {
  const has = (reference: string) => theme.versions.some((version) => version.reference === reference);
  return [
    ...(has(current) ? [{ text: texts.live, tone: 'good' } as const] : []),
    ...(draft !== current && has(draft) ? [{ text: texts.inDraft, tone: 'note', hollow: true } as const] : []),
  ];
}

function versionsText({ versions }: WireSiteTheme, shown: number): string {
  const newest = versions[0]?.number ?? shown;
  return newest === shown ? texts.version(shown) : texts.versionVersionIsInstalled(shown, newest);
}
