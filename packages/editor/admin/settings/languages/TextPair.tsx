import {
  appTranslationTextsPath,
  type TranslationText,
  type TranslationTextsResponse,
} from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as ownTexts from '@quoin/messages/app/textPair';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { act } from '../../../app/api.ts';
import { translationGroupsQuery, translationTextsQuery } from '../../../app/queries/translationQueries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Button } from '../../../parts/Button.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { nameOf, withText } from './namedTexts.ts';
import css from './translate.module.css';

interface TextPairProps {
  readonly text: TranslationText;
  readonly group: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Long enough to finish a word. */
const PAUSE_MS = 900;
const MOST_ROWS = 12;

const STATES = {
  missing: { text: ownTexts.missing, tone: 'plain', hollow: true },
  outdated: { text: ownTexts.outdated, tone: 'warn' },
  done: { text: ownTexts.translated, tone: 'good' },
} as const;

/** Shows one text next to its translation, which is saved shortly after typing stops. */
export function TextPair({ text, group, language, direction }: TextPairProps) {
  const site = useSite();
  const kept = useKeptTranslation(text, group, language);
  const isLong = text.format === 'html' || text.format === 'lines' || text.source.length > 80;
  const rows = isLong ? { rows: Math.min(MOST_ROWS, 2 + Math.ceil(text.source.length / 70)) } : {};
  return (
    <li className={css.pair}>
      <div className={css.source}>
        <span className={css.label}>{text.label}</span>
        <p className={css.original}>{text.source}</p>
      </div>
      <div className={css.translation} dir={direction} lang={language}>
        <TextField
          label={ownTexts.translation(text.label)}
          value={kept.value}
          onChange={kept.write}
          onBlur={kept.keep}
          error={kept.problem}
          isReadOnly={!isAllowed(site, 'content.full')}
          spellCheck="true"
          {...rows}
        />
        <div className={css.state} dir="ltr" lang="en">
          <Badge {...STATES[text.state]} />
          {kept.isPending ? <span className={css.soft}>{commonTexts.saving}</span> : null}
          {text.state === 'outdated' ? (
            <Button look="quiet" onPress={kept.confirm}>
              {ownTexts.markAsUpTo}
            </Button>
          ) : null}
          {kept.undo === null ? null : (
            <Button look="quiet" onPress={kept.undo}>
              {ownTexts.undo}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function useKeptTranslation(text: TranslationText, group: string, language: string) {
  const site = useSite();
  const queries = useQueryClient();
  const [value, setValue] = useState(text.value);
  const [before, setBefore] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isPending, setPending] = useState(false);
  const saved = useRef(text.value);
  /** What was last on its way: nothing is sent twice because its answer takes long. */
  const sent = useRef(text.value);
  const save = async (next: string) => {
    const { kind, id, field, sourceHash } = text;
    const body = { language, group, texts: [{ kind, id, field, value: next, sourceHash }] };
    setPending(true);
    sent.current = next;
    try {
      const answer = await act<TranslationTextsResponse>('PUT', appTranslationTextsPath(site.identifier), body);
      setBefore(saved.current === next ? null : saved.current);
      saved.current = next;
      setProblem(undefined);
      const texts = translationTextsQuery(site.identifier, language, group);
      queries.setQueryData(texts.queryKey, (shown) => withText(shown ?? answer, answer, nameOf(text)));
      const { queryKey } = translationGroupsQuery(site.identifier, language);
      await queries.invalidateQueries({ queryKey, exact: true });
      await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'languages'] });
    } catch (refusal) {
      sent.current = saved.current;
      setProblem(refusal instanceof Error ? refusal.message : String(refusal));
    } finally {
      setPending(false);
    }
  };
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (value !== sent.current) void latest.current(value);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return {
    ...{ value, problem, isPending },
    write: setValue,
    keep: () => {
      if (value !== sent.current && !isPending) void save(value);
    },
    confirm: () => void save(value),
    undo:
      before === null
        ? null
        : () => {
            setValue(before);
            void save(before);
          },
  };
}
