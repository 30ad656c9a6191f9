import {
  discoverySentence,
  isAllClosed,
  mayCrawl,
  robotsProblems,
  robotsText,
  STANDARD_ROBOTS,
} from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/robotsCard';
import { useState } from 'react';
import { Card } from '../../../parts/Card.tsx';
import { Notice } from '../../../parts/dialogs/Notice.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import css from './Discovery.module.css';
import type { DiscoveryPart } from './discoveryQueries.ts';

/** Shows the rules for crawlers, the robots.txt that they read, and whether a page is open to them. */
export function RobotsCard({ stored, draft, problems, isReadOnly, onChange }: DiscoveryPart) {
  const { robots } = draft;
  const set = (part: Partial<typeof robots>) => onChange({ robots: { ...robots, ...part } });
  const found = robots.isOwn ? robotsProblems(robots.text) : [];
  const served = robotsText(robots, stored);
  const error = found.length === 0 ? problems['robots.text'] : found.map(discoverySentence).join(' ');
  return (
    <Card title={commonTexts.searchEngines}>
      <div className={fields.stack}>
        {stored.isHidden ? (
          <Notice>{texts.theWholeSiteIs}</Notice>
        ) : isAllClosed(served) ? (
          <Notice>{texts.thisBlocksTheWhole}</Notice>
        ) : null}
        <SwitchField
          isSelected={robots.isClosedToTraining}
          isDisabled={isReadOnly}
          hint={texts.asksGptbotClaudebotCcbot}
          onChange={(isClosedToTraining) => set({ isClosedToTraining })}
        >
          {texts.blockAiCrawlers}
        </SwitchField>
        <SwitchField
          isSelected={robots.isOwn}
          isDisabled={isReadOnly}
          hint={texts.cartsCheckoutsAndAccount}
          onChange={(isOwn) => set({ isOwn, text: robots.text === '' ? STANDARD_ROBOTS : robots.text })}
        >
          {texts.editRobotsTxt}
        </SwitchField>
        {robots.isOwn ? (
          <TextField
            label={texts.rules}
            rows={9}
            value={robots.text}
            onChange={(text) => set({ text })}
            error={error}
            isDisabled={isReadOnly}
            spellCheck="false"
            hint={texts.oneRulePerLine}
          />
        ) : null}
        <CrawlTest text={served} />
        <details className={css.preview}>
          <summary>{texts.contentOfRobotsTxt}</summary>
          <pre>{served}</pre>
        </details>
      </div>
    </Card>
  );
}

function CrawlTest({ text }: { readonly text: string }) {
  const [path, setPath] = useState('/');
  const wanted = path.startsWith('/') ? path : `/${path}`;
  const isOpen = mayCrawl(text, 'Googlebot', wanted);
  return (
    <TextField
      label={texts.testAUrl}
      value={path}
      onChange={setPath}
      hint={<span aria-live="polite">{isOpen ? texts.googleMayCrawlThis : texts.blockedGoogleDoesNot}</span>}
    />
  );
}
