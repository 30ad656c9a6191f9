import type { ReactNode } from 'react';
import { BrandMark } from '../../parts/BrandMark.tsx';
import { usePageTitle } from '../../parts/Page.tsx';
import css from './SignInScreen.module.css';

export interface AuthScreenProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the screens before the app: sign-in, forgotten password, invitation. */
export function AuthScreen({ title, lead, children }: AuthScreenProps) {
  const heading = usePageTitle(title.endsWith('Quoin') ? title : `${title} · Quoin`);
  return (
    <main className={css.screen}>
      <div className={css.panel}>
        <div className={css.brand}>
          <BrandMark size={40} />
        </div>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <p className={css.lead}>{lead}</p>
        {children}
      </div>
    </main>
  );
}
