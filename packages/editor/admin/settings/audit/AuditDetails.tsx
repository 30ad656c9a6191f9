import * as texts from '@quoin/messages/app/auditDetails';
import css from './audit.module.css';
import type { AuditDetails as Details } from './auditTexts.ts';

/** What a line of the log notes: values before and after, then what else was said. */
export function AuditDetails({ details: { changes, facts } }: { readonly details: Details }) {
  return (
    <div className={css.details}>
      {changes.length === 0 ? null : (
        <table className={css.changes}>
          <thead>
            <tr>
              <th scope="col">{texts.what}</th>
              <th scope="col">{texts.before}</th>
              <th scope="col">{texts.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-name={texts.before}>{before}</td>
                <td data-name={texts.after}>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {facts.length === 0 ? null : (
        <dl className={css.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
