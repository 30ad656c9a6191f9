import { type PolicyName, policyPath } from '@quoin/domain/orders';
import * as texts from '@quoin/messages/app/policiesScreen';
import { type ReactNode, useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { confirm } from '../../../parts/dialogs/confirm.ts';
import fields from '../../../parts/fields/fields.module.css';
import { RichTextField } from '../../../richText/RichTextField.tsx';

const POLICY_TITLES: Readonly<Record<PolicyName, string>> = {
  returnPolicy: texts.returns,
  shippingPolicy: texts.shipping,
  termsOfService: texts.termsOfService,
  privacyPolicy: texts.privacy,
  imprint: texts.imprint,
};

interface PolicyCardProps {
  readonly name: PolicyName;
  /** HTML. */
  readonly value: string;
  /** As visitors see it now. */
  readonly stored: string;
  /** Left out until it is known. */
  readonly template: string | undefined;
  readonly mayChange: boolean;
  readonly onChange: (html: string) => void;
  readonly children: ReactNode;
}

/** A policy in the editor of texts, with its template and its address. */
export function PolicyCard({ name, value, stored, template, mayChange, onChange, children }: PolicyCardProps) {
  const { url } = useSite();
  // The field keeps what is typed: a new text is a new field.
  const [inserted, setInserted] = useState(0);
  const title = POLICY_TITLES[name];
  const insert = async () => {
    const isEmpty = value.replace(/<[^>]*>/g, '').trim() === '';
    const replacing = { title: texts.replaceText(title), message: texts.textIsReplaced, confirmLabel: texts.replace };
    if (!isEmpty && !(await confirm({ ...replacing, isDangerous: true }))) return;
    onChange(template ?? '');
    setInserted((count) => count + 1);
  };
  return (
    <Card>
      <div className={fields.stack}>
        <RichTextField
          key={inserted}
          label={title}
          rows={4}
          value={value}
          onChange={onChange}
          isReadOnly={!mayChange}
          hint={
            stored === '' ? undefined : (
              <>
                {texts.visitorsFindIt} <a href={url + policyPath(name)}>{policyPath(name)}</a>
              </>
            )
          }
        />
        {mayChange ? (
          <div>
            <Button isDisabled={template === undefined} onPress={() => void insert()}>
              {texts.insertTemplate}
            </Button>
          </div>
        ) : null}
        {children}
      </div>
    </Card>
  );
}
