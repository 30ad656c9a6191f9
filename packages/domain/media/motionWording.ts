import { inLanguage } from '@quoin/domain/languages';
import { motion } from '@quoin/messages/motion';

/** The script of a page that makes the buttons of its moving pictures; their words are in its `data-pause` and `data-play`. */
export const MOTION_SCRIPT_ID = 'motion-script';

export type MotionWords = typeof motion.en;

/** What the button on a picture says that moves, in the language of a page. */
export function motionWordsIn(language: string): MotionWords {
  return inLanguage(motion, language);
}
