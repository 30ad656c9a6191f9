import type { LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import css from '../Canvas.module.css';

export interface ToolButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** A button of a toolbar: a picture, with its name for those who rest on it or listen. */
export function ToolButton({ icon: Icon, label, isDisabled = false, onPress }: ToolButtonProps) {
  return (
    <TooltipTrigger delay={500}>
      <Button className={css.tool ?? ''} aria-label={label} isDisabled={isDisabled} onPress={onPress}>
        <Icon aria-hidden="true" strokeWidth={1.9} />
      </Button>
      <Tooltip className={css.tip ?? ''} offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
