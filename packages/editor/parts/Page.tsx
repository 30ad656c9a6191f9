import { type ReactNode, useEffect, useRef } from 'react';
import css from './Page.module.css';

export interface PageProps {
  readonly title: string;
  /** The site's title, shown in the window's title. */
  readonly site?: string;
  /** A link back to the list this page belongs to. */
  readonly back?: ReactNode;
  /** Badges beside the title. */
  readonly marks?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen: its title in the window and as the heading, and its content. */
export function Page({ title, site, back, marks, subtitle, actions, children }: PageProps) {
  const heading = usePageTitle([title, site, 'Quoin'].filter(Boolean).join(' · '));
  return (
    <div className={css.page}>
      {back === undefined ? null : <div className={css.back}>{back}</div>}
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

/** Names the window, and lets screen readers hear the new screen's heading after a change of screens. */
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
