import { formatFileSize } from '@quoin/domain/formats';
import { FONT_ROLES, type Font, type FontFile, type FontKind, styleSentence } from '@quoin/domain/styles';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/ownFontBox';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSite } from '../../app/site/site.ts';
import { perform } from '../../commands/acts/acting.ts';
import { type ChangeFont, changeFont } from '../../commands/style/changeFont.ts';
import { removeFont } from '../../commands/style/removeFont.ts';
import { Button } from '../../parts/Button.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useActWorld } from '../../shell/editorContext.ts';
import { ROLE_NAMES } from '../roleNames.ts';
import type { StyleInHand } from '../useStyle.ts';
import { fetchFont } from './fontFaces.ts';
import css from './OwnFonts.module.css';

export interface OwnFontBoxProps {
  readonly font: Font;
  readonly style: StyleInHand;
}

const KINDS: readonly { readonly value: FontKind; readonly text: string }[] = [
  { value: 'sans', text: texts.sansSerifLikeArial },
  { value: 'serif', text: texts.serifLikeTimes },
];

/** One family: its name, its files, where it is used. */
export function OwnFontBox({ font, style: { style } }: OwnFontBoxProps) {
  const { identifier } = useSite();
  const world = useActWorld();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => void fetchFont(font, identifier), [font, identifier]);
  const roles = FONT_ROLES.filter((role) => style.fonts?.[role].font === font.id).map((role) => ROLE_NAMES[role]);
  const change = (params: Omit<ChangeFont, 'id'>) => perform(world, changeFont, { id: font.id, ...params });
  const remove = (file?: string) => {
    perform(world, removeFont, { id: font.id, ...(file === undefined ? {} : { file }) });
    announce(texts.deleted(font.family), () => world.editor.undo());
  };
  return (
    <details className={css.font} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={css.summary}>
        <b style={{ fontFamily: `"${font.family}"`, fontWeight: font.weights[0] }}>{font.family}</b>
        <small>
          {filesText(font)} · {roles.length === 0 ? texts.notUsedYet : roles.join(', ')}
        </small>
      </summary>
      {isOpen ? <Details {...{ font, roles, change, remove }} /> : null}
    </details>
  );
}

function filesText({ files }: Font): string {
  const size = formatFileSize(files.reduce((sum, { bytes }) => sum + bytes, 0));
  return `${texts.files(files.length)}, ${size}`;
}

interface DetailsProps {
  readonly font: Font;
  readonly roles: readonly string[];
  readonly change: (params: Omit<ChangeFont, 'id'>) => boolean;
  readonly remove: (file?: string) => void;
}

function Details({ font, roles, change, remove }: DetailsProps) {
  const [name, setName] = useState(font.family);
  const isNameless = name.trim() === '';
  const rename = () => {
    if (!isNameless && name !== font.family) change({ family: name });
  };
  const askToRemove = async () => {
    const used = roles.length === 0 ? texts.itIsNotUsed : texts.itIsUsedFor(roles.join(', '));
    const isConfirmed = await confirm({
      title: texts.delete(font.family),
      message: texts.youCanUndoThis(used),
      ...{ confirmLabel: commonTexts.delete, isDangerous: true },
    });
    if (isConfirmed) remove();
  };
  return (
    <div className={css.details}>
      <TextField
        label={texts.family}
        value={name}
        onChange={setName}
        onBlur={rename}
        onKeyDown={(event) => event.key === 'Enter' && rename()}
        error={isNameless ? styleSentence({ code: 'fontNameMissing' }) : undefined}
        hint={texts.enterTheNameOf}
      />
      <SelectField label={texts.fallbackFont} value={font.kind} choices={KINDS} onChange={(kind) => change({ kind })} />
      <ul className={css.files} aria-label={texts.filesOf(font.family)}>
        {font.files.map((file) => (
          <FileRow key={file.address} {...{ file, change }} onRemove={() => remove(idOf(file))} />
        ))}
      </ul>
      <Button look="danger" onPress={() => void askToRemove()}>
        <Trash2 aria-hidden="true" /> {texts.delete2(font.family)}
      </Button>
    </div>
  );
}

const idOf = ({ address }: FontFile): string => address.split('/')[3] ?? '';

const WEIGHTS = [
  ...[{ value: '100', text: texts.n100Thin } as const, { value: '200', text: texts.n200ExtraLight } as const],
  ...[{ value: '300', text: texts.n300Light } as const, { value: '400', text: texts.n400Regular } as const],
  ...[{ value: '500', text: texts.n500Medium } as const, { value: '600', text: texts.n600Semibold } as const],
  ...[{ value: '700', text: texts.n700Bold } as const, { value: '800', text: texts.n800ExtraBold } as const],
  { value: '900', text: texts.n900Black } as const,
];

interface FileRowProps {
  readonly file: FontFile;
  readonly change: DetailsProps['change'];
  readonly onRemove: () => void;
}

function FileRow({ file, change, onRemove }: FileRowProps) {
  const [lightest, heaviest] = file.weights;
  const name = file.address.split('/').at(-1) ?? '';
  const id = idOf(file);
  const own = { value: String(lightest), text: String(lightest) };
  const choices = WEIGHTS.some(({ value }) => value === own.value) ? WEIGHTS : [...WEIGHTS, own];
  return (
    <li className={css.file}>
      <div className={css.fileHead}>
        <span className={css.fileName}>
          {name} <small>{formatFileSize(file.bytes)}</small>
        </span>
        <Button look="quiet" aria-label={texts.delete3(name)} onPress={onRemove}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      {lightest === heaviest ? (
        <SelectField
          label={texts.weightOf(name)}
          isLabelHidden
          value={own.value}
          choices={choices}
          onChange={(value) => change({ file: { id, weight: Number(value) } })}
        />
      ) : (
        <span>{texts.weightsFromTo(lightest, heaviest)}</span>
      )}
      <CheckField isSelected={file.isItalic} onChange={(isItalic) => change({ file: { id, isItalic } })}>
        {texts.italic}
      </CheckField>
    </li>
  );
}
