import { codeInventory, type JsonRecord, textIn } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/codeInventory';
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
    <section className={css.group} aria-label={texts.codeCheck}>
      <p className={css.hint}>
        {count === 0 && hosts.length === 0 ? texts.thisCodeRunsNo : texts.eachPageRunsOf(count, hosts.length)}
      </p>
      {hosts.length === 0 ? null : (
        <ul className={css.hosts}>
          {hosts.map((host) => (
            <li key={host}>{host.replace('https://', '')}</li>
          ))}
        </ul>
      )}
      {stopped === 0 ? null : <p className={css.problems}>{texts.willNotRunAttributes(stopped)}</p>}
      <p className={css.hint}>{texts.itDoesNotRun}</p>
    </section>
  );
}
