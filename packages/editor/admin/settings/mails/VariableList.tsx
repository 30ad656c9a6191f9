import type { MailVariable } from '@quoin/rendering/mail';
import { Card } from '../../../parts/Card.tsx';
import css from './MailEditorScreen.module.css';

/** What may stand between braces, with what the sample says. */
export function VariableList({ variables }: { readonly variables: readonly MailVariable[] }) {
  return (
    <Card title="Variables">
      <p>
        Use <code>{'{name|htmlattr}'}</code> to insert a value, <code>{'{.if name}…{.end}'}</code> to show content only
        if there is one, <code>{'{.repeated section name}…{.end}'}</code> to repeat content for each list item.
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
          <code>{path}</code> <span className={css.example}>{type === 'list' ? 'list of' : example}</span>
          {members.length === 0 ? null : <Variables variables={members} />}
        </li>
      ))}
    </ul>
  );
}
