import { appThemePathOf, type WireThemeReport } from '@quoin/contract/endpoints/content';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/themeScreen';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Download, Eye } from 'lucide-react';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button, buttonLook } from '../../parts/Button.tsx';
import type { BadgeLook } from '../../parts/badgeLook.ts';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { confirmUse } from './confirmUse.ts';
import { ThemeDifference } from './ThemeDifference.tsx';
import { ThemeFacts } from './ThemeFacts.tsx';
import { ThemePermissions } from './ThemePermissions.tsx';
import { LeftOutFiles, ThemeProblems } from './ThemeProblems.tsx';
import css from './Themes.module.css';
import { ThemeVersions } from './ThemeVersions.tsx';
import { themeReportQuery, themesQuery } from './themesQueries.ts';
import { useThemeActs } from './useThemeActs.ts';

/** One version of a theme: what it has and gets wrong, before it is installed and afterwards. */
export function ThemeScreen() {
  const site = useSite();
  const { theme } = useParams({ from: '/$site/config/themes/$theme' });
  const query = useQuery(themeReportQuery(site.identifier, theme));
  if (query.isSuccess) return <Report key={theme} report={query.data} />;
  return (
    <Page title={texts.theme} site={site.title}>
      <Card flush>
        {query.isPending ? (
          <SkeletonRows count={5} label={texts.checkingTheTheme} />
        ) : (
          <ErrorState title={texts.theThemeCouldNot} error={query.error} onRetry={() => void query.refetch()} />
        )}
      </Card>
    </Page>
  );
}

function Report({ report }: { readonly report: WireThemeReport }) {
  const site = useSite();
  const { data: themes } = useQuery(themesQuery(site.identifier));
  const isCurrent = themes?.current === report.reference;
  return (
    <Page
      title={report.title}
      site={site.title}
      marks={marksOf(report, isCurrent, themes?.draft).map((mark) => <Badge key={mark.text} {...mark} />)}
      subtitle={subtitleOf(report)}
      actions={
        report.isInstalled ? <InstalledActs report={report} isCurrent={isCurrent} /> : <NewActs report={report} />
      }
    >
      <div className={css.screen}>
        <ThemeProblems report={report} />
        <ThemeFacts report={report} />
        <ThemePermissions theme={report.reference} />
        {report.difference === null ? null : <ThemeDifference difference={report.difference} />}
        <LeftOutFiles leftOut={report.leftOut} />
        <ThemeVersions name={report.name} title={report.title} />
      </div>
    </Page>
  );
}

function marksOf(report: WireThemeReport, isCurrent: boolean, draft: string | undefined): readonly BadgeLook[] {
  if (!report.isInstalled) return [{ text: texts.notInstalled, tone: 'plain', hollow: true }];
  if (isCurrent) return [{ text: texts.live, tone: 'good' }];
  return draft === report.reference ? [{ text: texts.inDraft, tone: 'note', hollow: true }] : [];
}

function subtitleOf({ number, author, description }: WireThemeReport): string {
  return texts.version(number, author, description);
}

/** Of a version that is read and not installed. */
function NewActs({ report: { reference, title } }: { readonly report: WireThemeReport }) {
  const { identifier } = useSite();
  const navigate = useNavigate();
  const acts = useThemeActs();
  const installAndUse = async () => {
    if (await confirmUse(title)) await acts.installAndUse(reference, title).catch(() => undefined);
  };
  const leave = () => navigate({ to: '/$site/config/themes', params: { site: identifier } });
  return (
    <>
      <Button isDisabled={acts.isPending} onPress={() => void acts.remove(reference, leave).catch(() => undefined)}>
        {commonTexts.discard}
      </Button>
      <PreviewButton reference={reference} />
      <Button isDisabled={acts.isPending} onPress={() => void installAndUse()}>
        {texts.installAndUse}
      </Button>
      <Button
        look="primary"
        isDisabled={acts.isPending}
        onPress={() => void acts.install(reference).catch(() => undefined)}
      >
        {texts.install}
      </Button>
    </>
  );
}

function InstalledActs({ report, isCurrent }: { readonly report: WireThemeReport; readonly isCurrent: boolean }) {
  const { identifier } = useSite();
  const { reference, title } = report;
  const acts = useThemeActs();
  const use = async () => {
    if (await confirmUse(title)) await acts.use(reference, title).catch(() => undefined);
  };
  return (
    <>
      <a href={appThemePathOf(identifier, reference, '/files.zip')} download className={buttonLook()}>
        <Download aria-hidden="true" /> {texts.download}
      </a>
      <PreviewButton reference={reference} />
      {isCurrent ? null : (
        <Button look="primary" isPending={acts.isPending} onPress={() => void use()}>
          {texts.useThisTheme}
        </Button>
      )}
    </>
  );
}

function PreviewButton({ reference }: { readonly reference: string }) {
  const { preview } = useThemeActs();
  return (
    <Button isDisabled={preview.isPending} onPress={() => preview.mutate(reference)}>
      <Eye aria-hidden="true" /> {texts.preview}
    </Button>
  );
}
