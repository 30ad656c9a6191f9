import * as texts from '@quoin/messages/app/currentLink';
import { File, FileText, Globe, Hash, type LucideIcon, Mail, Pencil, Phone, ShoppingBag, Unlink } from 'lucide-react';
import { Button } from '../parts/Button.tsx';
import css from './LinkPicker.module.css';
import type { LinkChoice, LinkKind } from './linkChoices.ts';

const ICONS: Readonly<Record<LinkKind, LucideIcon>> = {
  ...{ page: FileText, product: ShoppingBag, section: Hash, file: File, email: Mail, phone: Phone, web: Globe },
};

export function LinkIcon({ kind }: { readonly kind: LinkKind }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden="true" className={css.icon} strokeWidth={1.8} />;
}

interface CurrentLinkProps {
  readonly id: string;
  readonly link: LinkChoice & { readonly problem: object | null };
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** What a link leads to now; pressed, it can be changed. */
export function CurrentLink({ id, link, onChange, onRemove }: CurrentLinkProps) {
  return (
    <div className={`${css.current} ${link.problem === null ? '' : css.broken}`}>
      <button type="button" id={id} className={css.target} onClick={onChange}>
        <LinkIcon kind={link.kind} />
        <span className={css.words}>
          <span className={css.text}>{link.text}</span>
          <span className={css.hint}>{link.hint}</span>
        </span>
        <Pencil aria-hidden="true" className={css.pencil} />
      </button>
      <Button look="quiet" aria-label={texts.removeLink} onPress={onRemove}>
        <Unlink aria-hidden="true" />
      </Button>
    </div>
  );
}
