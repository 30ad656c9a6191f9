import * as texts from '@quoin/messages/app/variableList';
import type { MailVariable } from '@quoin/rendering/mail';
import { Card } from '../../../parts/Card.tsx';
import { withParts } from '../../../parts/withParts.tsx';
import css from './MailEditor.module.css';

/** Lists what is allowed between braces, with the values of the sample. */
export function VariableList({ variables }: { readonly variables: readonly MailVariable[] }) {
  return (
    <Card title={texts.variables}>
      <p>
        {withParts(
          texts.howToUse,
          <code>{'{name|htmlattr}'}</code>,
          <code>{'{.if name}…{.end}'}</code>,
          <code>{'{.repeated section name}…{.end}'}</code>,
        )}
      </p>
      <Variables variables={variables} />
    </Card>
  );
}

function Variables({ variables }: { readonly variables: readonly MailVariable[] }) {
  return (
    <ul className={css.variables}>
      {variables.map(({ path, type, example, members }) => (
        <li key={path}>
          <code>{path}</code> <span className={css.example}>{type === 'list' ? texts.listOf : example}</span>
          {members.length === 0 ? null : <Variables variables={members} />}
        </li>
      ))}
    </ul>
  );
}
