import { codeInventory, type JsonRecord, textIn } from '@quoin/domain/document';
import css from './style.module.css';

/** What the code of all pages loads, said in words: only that is let run (reliability 3.6). */
export function CodeInventory({ code }: { readonly code: JsonRecord }) {
  const { inlineScripts, scriptHosts, styleHosts, frameHosts, loadedScripts, stopped } = codeInventory(
    textIn(code, 'header'),
    textIn(code, 'footer'),
  );
  const count = inlineScripts.length + loadedScripts;
  const hosts = [...new Set([...scriptHosts, ...styleHosts, ...frameHosts])];
  return (
    <section className={css.group} aria-label="Code check">
      <p className={css.hint}>
        {count === 0 && hosts.length === 0
          ? 'This code runs no scripts and loads nothing from other hosts.'
          : `Each page runs ${several(count, 'script')} of yours and loads from ${several(hosts.length, 'host')}.`}
      </p>
      {hosts.length === 0 ? null : (
        <ul className={css.hosts}>
          {hosts.map((host) => (
            <li key={host}>{host.replace('https://', '')}</li>
          ))}
        </ul>
      )}
      {stopped === 0 ? null : (
        <p className={css.problems}>
          {several(stopped, 'part')} will not run: attributes such as onclick, and scripts not loaded over HTTPS.
        </p>
      )}
      <p className={css.hint}>
        It does not run on checkout, account and order pages, or while you edit. Use a preview link to test it. For code
        that tracks purchases, use Settings → Pixels.
      </p>
    </section>
  );
}

function several(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
