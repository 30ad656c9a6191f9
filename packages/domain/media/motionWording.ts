import { inLanguage, type Translated } from '@quoin/domain/languages';

/** The script of a page that makes the buttons of its moving pictures; their words are in its `data-pause` and `data-play`. */
export const MOTION_SCRIPT_ID = 'motion-script';

/** What the button on a picture says that moves. */
const motionWords = { pause: 'Pause the animation', play: 'Play the animation' } as const;

export type MotionWords = Translated<typeof motionWords>;

/** The same in the language of a page. */
export function motionWordsIn(language: string): MotionWords {
  return inLanguage<MotionWords>(
    {
      en: motionWords,
      de: { pause: 'Animation anhalten', play: 'Animation abspielen' },
      fr: { pause: 'Mettre l’animation en pause', play: 'Lire l’animation' },
      es: { pause: 'Pausar la animación', play: 'Reproducir la animación' },
      it: { pause: 'Metti in pausa l’animazione', play: 'Riproduci l’animazione' },
      nl: { pause: 'Animatie pauzeren', play: 'Animatie afspelen' },
      pt: { pause: 'Pausar a animação', play: 'Reproduzir a animação' },
      ja: { pause: 'アニメーションを一時停止', play: 'アニメーションを再生' },
      ar: { pause: 'إيقاف الحركة مؤقتًا', play: 'تشغيل الحركة' },
    },
    language,
  );
}
