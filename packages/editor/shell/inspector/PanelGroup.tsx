import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import css from './inspector.module.css';

export interface PanelGroupProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Closed until somebody opens it. */
  readonly isAside?: boolean;
}

/** What people have opened or closed stays so from block to block. */
const opened = new Map<string, boolean>();

/** Fields under a heading that folds. */
export function PanelGroup({ title, children, isAside = false }: PanelGroupProps) {
  const [isOpen, setOpen] = useState(opened.get(title) ?? !isAside);
  const id = useId();
  const toggle = () => {
    opened.set(title, !isOpen);
    setOpen(!isOpen);
  };
  return (
    <section className={css.group}>
      {/* Texts that are written in a group may begin with a heading 1: no level is left out behind it. */}
      <h2>
        <button type="button" className={css.heading} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <ChevronRight aria-hidden="true" />
          {title}
        </button>
      </h2>
      {isOpen ? (
        <div className={css.fields} id={id}>
          {children}
        </div>
      ) : null}
    </section>
  );
}
