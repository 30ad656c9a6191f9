import type { WireThemeVersion } from '@quoin/contract/endpoints/content';
import { formatFileSize } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/themeVersions';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { confirmUse } from './confirmUse.ts';
import css from './Themes.module.css';
import { themesQuery } from './themesQueries.ts';
import { useThemeActs } from './useThemeActs.ts';

interface ThemeNames {
  readonly name: string;
  readonly title: string;
}

/** The versions of a theme that are installed, the way back to each, and the way to remove them all. */
export function ThemeVersions({ name, title }: ThemeNames) {
  const site = useSite();
  const { data } = useQuery(themesQuery(site.identifier));
  const theme = data?.themes.find(({ family }) => family === `${name}@`);
  if (data === undefined || theme === undefined) return null;
  const isUsed = theme.versions.some(({ reference }) => reference === data.current || reference === data.draft);
  return (
    <Card title={texts.versions} flush>
      <ul aria-label={texts.versions}>
        {theme.versions.map((version) => (
          <Version key={version.reference} version={version} title={title} current={data.current} />
        ))}
      </ul>
      <RemoveTheme name={name} title={title} isUsed={isUsed} />
    </Card>
  );
}

interface VersionProps {
  readonly version: WireThemeVersion;
  readonly title: string;
  /** What visitors see. */
  readonly current: string;
}

function Version({ version, title, current }: VersionProps) {
  const { identifier } = useSite();
  const moments = useMoments();
  const acts = useThemeActs();
  const { reference, number, addedBy, addedAt, size } = version;
  const isCurrent = reference === current;
  const isEarlier = current.startsWith(`${reference.split('@')[0]}@`) && Number(current.split('@')[1]) > (number ?? 0);
  const use = async () => {
    const named = texts.version(title, String(number));
    if (await confirmUse(named)) await acts.use(reference, named).catch(() => undefined);
  };
  return (
    <li className={css.row}>
      <div className={css.names}>
        <span className={css.title}>
          <Link to="/$site/config/themes/$theme" params={{ site: identifier, theme: reference }}>
            {texts.version2} {number}
          </Link>
          {isCurrent ? <Badge text={texts.live} tone="good" /> : null}
        </span>
        <span className={css.small}>
          {moments.short(Date.parse(addedAt), Date.now())} · {addedBy} · {formatFileSize(size)}
        </span>
      </div>
      {isCurrent ? null : (
        <Button
          aria-label={texts.activateThisVersion(isEarlier, String(number))}
          isPending={acts.isPending}
          onPress={() => void use()}
        >
          {isEarlier ? texts.restoreThisVersion : texts.useThisVersion2}
        </Button>
      )}
    </li>
  );
}

function RemoveTheme({ name, title, isUsed }: ThemeNames & { readonly isUsed: boolean }) {
  const { identifier } = useSite();
  const navigate = useNavigate();
  const acts = useThemeActs();
  const leave = () => navigate({ to: '/$site/config/themes', params: { site: identifier } });
  const remove = async () => {
    const isConfirmed = await confirm({
      title: texts.remove(title),
      message: texts.allItsVersionsAre,
      ...{ confirmLabel: commonTexts.remove, isDangerous: true },
    });
    if (!isConfirmed) return;
    await acts.remove(name, leave);
    announce(texts.removed(title));
  };
  return (
    <div className={css.foot}>
      {isUsed ? (
        <p className={css.small}>{texts.thisThemeIsIn}</p>
      ) : (
        <Button look="danger" isPending={acts.isPending} onPress={() => void remove().catch(() => undefined)}>
          {texts.removeThisTheme}
        </Button>
      )}
    </div>
  );
}
