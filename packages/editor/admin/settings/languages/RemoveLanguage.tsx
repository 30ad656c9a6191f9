import { languageNameIn, type TranslationProgress } from '@quoin/domain/translations';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/DialogBox.tsx';

interface RemoveLanguageProps {
  /** Null: nobody asks. */
  readonly code: string | null;
  readonly progress: TranslationProgress | null;
  readonly onClose: () => void;
  readonly onRemove: (code: string) => void;
}

/** Says what is lost before a language goes. */
export function RemoveLanguage({ code, progress, onClose, onRemove }: RemoveLanguageProps) {
  const name = code === null ? '' : languageNameIn('en', code);
  const written = (progress?.done ?? 0) + (progress?.outdated ?? 0);
  const remove = () => {
    if (code !== null) onRemove(code);
    onClose();
  };
  return (
    <DialogBox
      title={`Remove ${name}?`}
      isOpen={code !== null}
      onClose={onClose}
      isQuestion
      actions={
        <>
          <Button onPress={onClose}>Keep it</Button>
          <Button look="danger" onPress={remove}>
            Remove language
          </Button>
        </>
      }
    >
      <p>
        {written === 0
          ? 'Nothing has been translated into it yet.'
          : `${written} translated ${written === 1 ? 'text goes' : 'texts go'} with it, for good. To keep them, export them first, or only hide the language from visitors.`}
      </p>
      <p>Its addresses will lead nowhere from then on.</p>
    </DialogBox>
  );
}
