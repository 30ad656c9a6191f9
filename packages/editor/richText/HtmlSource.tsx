import { type CleanMarkupResponse, cleanMarkupPath } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/htmlSource';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { act } from '../app/api.ts';
import { useSite } from '../app/site/site.ts';
import { savedText } from '../parts/fields/savedText.ts';
import { colouredHtml } from './colouredHtml.ts';
import css from './RichText.module.css';

interface HtmlSourceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** Asked once typing rests; ms. */
const CHECKED_AFTER_MS = 400;

/** The text as HTML, coloured, with what the server would leave out of it. */
export function HtmlSource({ label, value, onChange }: HtmlSourceProps) {
  const paper = useRef<HTMLPreElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <div className={css.source}>
      <div className={css.layers}>
        <pre ref={paper} aria-hidden="true" className={css.paper}>
          {colouredHtml(value).map(({ kind, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
            <span key={index} data-kind={kind}>
              {text}
            </span>
          ))}
          {'\n'}
        </pre>
        <textarea
          ref={area}
          aria-label={texts.asHtml(label)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
        />
      </div>
      <Checker html={value} />
    </div>
  );
}

function Checker({ html }: { readonly html: string }) {
  const site = useSite();
  const rested = useRested(html);
  const query = useQuery({
    queryKey: ['site', site.identifier, 'markup', rested],
    queryFn: () => act<CleanMarkupResponse>('POST', cleanMarkupPath(site.identifier), { html: rested }),
    enabled: rested.trim() !== '',
    retry: false,
    gcTime: 0,
  });
  const removed = query.data?.removed ?? [];
  const words = removed.length > 0 ? savedText('', removed).trim() : query.isError ? query.error.message : '';
  return (
    <p role="status" className={css.checked} data-tone={removed.length > 0 ? 'bad' : 'plain'}>
      {words || (query.isSuccess ? texts.noUnsupportedHtml : '')}
    </p>
  );
}

function useRested(html: string): string {
  const [rested, setRested] = useState(html);
  useEffect(() => {
    const timer = setTimeout(() => setRested(html), CHECKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [html]);
  return rested;
}
