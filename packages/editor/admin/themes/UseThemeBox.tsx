import { ConfirmBox } from '../../parts/DialogBox.tsx';

export interface UseThemeBoxProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Visitors see it at once: asked first. */
export function UseThemeBox({ title, ...rest }: UseThemeBoxProps) {
  return (
    <ConfirmBox {...rest} title={`Use ${title}?`} confirmText="Use this theme">
      <p>
        Visitors see it at once. Pages, products and your own colours stay; you can go back at any time. Changes of the
        style that you have not published yet are published with it.
      </p>
    </ConfirmBox>
  );
}
