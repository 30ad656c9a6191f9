import { type ComponentType, createContext, type ReactNode, use, useEffect, useRef } from 'react';
import css from './Page.module.css';

export interface PageProps {
  readonly title: string;
  /** The site's title, shown in the window's title. */
  readonly site?: string;
  /** A link to the screen this one belongs to, where the tree of places does not tell. */
  readonly parent?: ReactNode;
  /** Badges next to the title. */
  readonly marks?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Content above the title of a screen: the path to it. */
export const PageTopContext = createContext<ComponentType<{ readonly parent?: ReactNode }> | null>(null);

/** A screen: its title in the window and as the heading, and its content. */
export function Page({ title, site, parent, marks, subtitle, actions, children }: PageProps) {
  const heading = usePageTitle([title, site, 'Quoin'].filter(Boolean).join(' · '));
  const Top = use(PageTopContext);
  return (
    <div className={css.page}>
      {Top === null ? null : <Top parent={parent} />}
      <header className={css.head}>
        <div className={css.names}>
          <div className={css.titleLine}>
            <h1 ref={heading} tabIndex={-1} className={css.title}>
              {title}
            </h1>
            {marks}
          </div>
          {subtitle === undefined ? null : <div className={css.subtitle}>{subtitle}</div>}
        </div>
        {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** Whether a screen has been shown before in this document: only later ones move the focus to their heading. */
let hasShownScreen = false;

/** Sets the window title. After a change of screens, lets screen readers read the new screen's heading. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (hasShownScreen) heading.current?.focus({ preventScroll: true });
    hasShownScreen = true;
  }, []);
  return heading;
}
