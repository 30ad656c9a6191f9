import type { WireThemeRequest } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/permissionGroup';
import { useId } from 'react';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import { KIND_TEXTS } from './permissionTexts.ts';
import css from './themePermissions.module.css';

export interface PermissionGroupProps {
  readonly kind: WireThemeRequest['kind'];
  readonly requests: readonly WireThemeRequest[];
  readonly ticked: ReadonlySet<string>;
  readonly isReadOnly: boolean;
  readonly onTick: (id: string, isOn: boolean) => void;
}

/** What a theme wants of one kind, each with its tick; nothing where it wants none. */
export function PermissionGroup({ kind, requests, ticked, isReadOnly, onTick }: PermissionGroupProps) {
  const id = useId();
  if (requests.length === 0) return null;
  const { title, hint } = KIND_TEXTS[kind];
  return (
    <section aria-labelledby={id} className={css.group}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      <p className={css.hint}>{hint}</p>
      <ul className={css.list}>
        {requests.map((request) => (
          <li key={request.id}>
            <CheckField
              isSelected={ticked.has(request.id)}
              isDisabled={isReadOnly}
              onChange={(isOn) => onTick(request.id, isOn)}
              hint={placeText(request)}
            >
              <span className={css.detail}>{request.detail.replace(/^https:\/\//, '')}</span>
            </CheckField>
          </li>
        ))}
      </ul>
    </section>
  );
}

function placeText({ file, line, count }: WireThemeRequest): string {
  const place = file.startsWith('scripts/') ? file : texts.line(file, line);
  if (count === 1) return place;
  return count === 2 ? texts.andOneMorePlace(place) : texts.andMorePlaces(place, count - 1);
}
