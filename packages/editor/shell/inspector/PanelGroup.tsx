import { ChevronRight } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useId, useState } from 'react';
import css from './inspector.module.css';

export interface PanelGroupProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Closed until a user opens it. */
  readonly startsClosed?: boolean;
  /** Names of the fields in it: it opens when one of them is wanted. */
  readonly holds?: readonly string[];
}

/** The field that a user pressed on the page, or null. */
export const WantedField = createContext<{ readonly name: string } | null>(null);

/** What people have opened or closed stays so from block to block. */
const opened = new Map<string, boolean>();

const NOTHING: readonly string[] = [];

/** Fields under a heading that folds. */
export function PanelGroup({ title, children, startsClosed = false, holds = NOTHING }: PanelGroupProps) {
  const [isOpen, setOpen] = useState(opened.get(title) ?? !startsClosed);
  const wanted = use(WantedField);
  useEffect(() => {
    if (wanted !== null && holds.includes(wanted.name)) setOpen(true);
  }, [wanted, holds]);
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
