import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/topBar';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Eye, Monitor, Redo2, Search, Smartphone, Tablet, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useSite } from '../../app/site/site.ts';
import type { Act } from '../../commands/acts/act.ts';
import { keysText } from '../../commands/acts/keys.ts';
import { ACTS, actText } from '../../commands/registry.ts';
import type { Device } from '../../document/editor.ts';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { useActWorld, useEditor, useEditorState } from '../editorContext.ts';
import type { ShellModel } from '../shellModel.ts';
import { IS_MAC } from '../useKeys.ts';
import { useShellState } from '../useShellState.ts';
import { Collaborators } from './Collaborators.tsx';
import { PageSwitcher } from './PageSwitcher.tsx';
import { SaveMark } from './SaveMark.tsx';
import css from './TopBar.module.css';

const DEVICES = [
  ['desktop', commonTexts.desktop, Monitor],
  ['tablet', texts.tablet, Tablet],
  ['phone', commonTexts.phoneDevice, Smartphone],
] as const satisfies readonly (readonly [Device, string, typeof Monitor])[];

export function TopBar({ model }: { readonly model: ShellModel }) {
  const site = useSite();
  const canPublish = useEditorState((state) => state.may.publish);
  return (
    <header className={css.head} data-region="bar" tabIndex={-1}>
      <div role="toolbar" aria-label={texts.editor} className={css.bar}>
        <Link
          to="/$site/config"
          params={{ site: site.identifier }}
          className={buttonLook('quiet')}
          title={texts.backToAdmin}
        >
          <ArrowLeft aria-hidden="true" />
          <span className={css.spoken}>{texts.backToAdmin}</span>
        </Link>
        <PageSwitcher model={model} />
        <SaveMark />
        <DeviceViews />
        <Collaborators />
        <div className={css.acts}>
          <ActButton id="undo" icon={<Undo2 aria-hidden="true" />} />
          <ActButton id="redo" icon={<Redo2 aria-hidden="true" />} />
          <ActButton id="palette" icon={<Search aria-hidden="true" />} />
          <ActButton id="preview" icon={<Eye aria-hidden="true" />} />
          <MoreActs />
          {canPublish ? <PublishButton model={model} /> : null}
        </div>
      </div>
    </header>
  );
}

/**
 * Occasional actions, next to the frequent ones. The palette has them too, and users who don't know that find them
 * here.
 */
const MORE = ['versions', 'keepVersion', 'previewLinks', 'shortcuts', 'tour', 'help'].flatMap(
  (id) => ACTS.find((act) => act.id === id) ?? [],
);

function MoreActs() {
  const world = useActWorld();
  // As one string, so typing doesn't render the menu again.
  const possible = useEditorState((state) =>
    MORE.filter((act) => act.isPossible(state))
      .map(({ id }) => id)
      .join(' '),
  );
  const state = world.editor.state();
  const acts = MORE.filter(({ id }) => possible.split(' ').includes(id));
  return (
    <ActionMenu
      label={texts.moreOptions}
      actions={acts.map((act) => ({ id: act.id, text: actText(act, state), act: () => act.act(world) }))}
    />
  );
}

/** Says at a glance whether visitors see something else than what is here. */
function PublishButton({ model }: { readonly model: ShellModel }) {
  const id = useId();
  const { published } = useShellState(model);
  const isPending = useEditorState(({ revision, unsaved }) => unsaved > 0 || revision !== published);
  const text = isPending ? texts.youHaveUnpublishedChanges : texts.everythingIsPublished;
  return (
    <span className={css.publish} title={text}>
      <Button look={isPending ? 'primary' : 'plain'} aria-describedby={id} onPress={() => model.shell.show('publish')}>
        {commonTexts.publish}
        {isPending ? <span className={css.pending} aria-hidden="true" /> : null}
      </Button>
      <span id={id} hidden>
        {text}
      </span>
    </span>
  );
}

function DeviceViews() {
  const editor = useEditor();
  const device = useEditorState((state) => state.device);
  return (
    <fieldset className={css.devices}>
      <legend className={css.spoken}>{texts.devicePreview}</legend>
      {DEVICES.map(([name, text, Icon], index) => (
        <button
          key={name}
          type="button"
          aria-pressed={device === name}
          aria-label={text}
          title={`${text} (${keysText(`Ctrl+${index + 1}`, IS_MAC)})`}
          className={css.device}
          onClick={() => editor.setDevice(name)}
        >
          <Icon aria-hidden="true" strokeWidth={1.9} />
        </button>
      ))}
    </fieldset>
  );
}

/** An act of the registry as a button: its words and its key when one points at it. */
function ActButton({ id, icon }: { readonly id: string; readonly icon: React.ReactNode }) {
  const world = useActWorld();
  const act = ACTS.find((each) => each.id === id) as Act;
  const text = useEditorState((state) => actText(act, state));
  const isPossible = useEditorState((state) => act.isPossible(state));
  const key = act.keys?.[0];
  return (
    <span title={key === undefined ? text : `${text} (${keysText(key, IS_MAC)})`}>
      <Button look="quiet" aria-label={text} isDisabled={!isPossible} onPress={() => act.act(world)}>
        {icon}
      </Button>
    </span>
  );
}
