import { Link } from '@tanstack/react-router';
import { ArrowLeft, Eye, Monitor, Redo2, Search, Smartphone, Tablet, Undo2 } from 'lucide-react';
import { useSite } from '../app/site.ts';
import type { Act } from '../commands/act.ts';
import { keysText } from '../commands/keys.ts';
import { ACTS, actText } from '../commands/registry.ts';
import type { Device } from '../document/editor.ts';
import { Button, buttonLook } from '../parts/Button.tsx';
import { useActWorld, useEditor, useEditorState } from './editorContext.ts';
import { PageSwitcher } from './PageSwitcher.tsx';
import { People } from './People.tsx';
import { SaveMark } from './SaveMark.tsx';
import type { ShellModel } from './shellModel.ts';
import css from './TopBar.module.css';
import { IS_MAC } from './useKeys.ts';

const DEVICES = [
  ['desktop', 'Desktop', Monitor],
  ['tablet', 'Tablet', Tablet],
  ['phone', 'Phone', Smartphone],
] as const satisfies readonly (readonly [Device, string, typeof Monitor])[];

export function TopBar({ model }: { readonly model: ShellModel }) {
  const site = useSite();
  const canPublish = useEditorState((state) => state.may.publish);
  return (
    <header className={css.head} data-region="bar" tabIndex={-1}>
      <div role="toolbar" aria-label="Editor" className={css.bar}>
        <Link
          to="/$site/config"
          params={{ site: site.identifier }}
          className={buttonLook('quiet')}
          title="Back to the admin"
        >
          <ArrowLeft aria-hidden="true" />
          <span className={css.spoken}>Back to the admin</span>
        </Link>
        <PageSwitcher model={model} />
        <SaveMark />
        <DeviceViews />
        <People />
        <div className={css.acts}>
          <ActButton id="undo" icon={<Undo2 aria-hidden="true" />} />
          <ActButton id="redo" icon={<Redo2 aria-hidden="true" />} />
          <ActButton id="palette" icon={<Search aria-hidden="true" />} />
          <ActButton id="preview" icon={<Eye aria-hidden="true" />} />
          {canPublish ? (
            <Button look="primary" onPress={() => model.shell.show('publish')}>
              Publish
            </Button>
          ) : null}
        </div>
      </div>
    </header>
  );
}

function DeviceViews() {
  const editor = useEditor();
  const device = useEditorState((state) => state.device);
  return (
    <fieldset className={css.devices}>
      <legend className={css.spoken}>Shown as on</legend>
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
