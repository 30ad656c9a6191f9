import type { EmbedWords } from './embeds/wording.ts';
import type { GalleryWords } from './wording.ts';

/** What galleries and embeds of an Arabic site say. */
export const galleryWordsAr: GalleryWords = {
  gallery: 'معرض الصور',
  carousel: 'شريط الصور',
  slide: 'صورة',
  next: 'الصورة التالية',
  previous: 'الصورة السابقة',
  pause: 'إيقاف العرض مؤقتًا',
  play: 'تشغيل العرض',
  close: 'إغلاق',
  enlarge: 'تكبير',
  place: (number, total) => `${number} من ${total}`,
};

export const embedWordsAr: EmbedWords = {
  load: (kind, title) => {
    const verb = {
      ...{ video: 'تشغيل', audio: 'استماع إلى', map: 'عرض', post: 'عرض', picture: 'عرض' },
      booking: 'حجز',
    }[kind];
    const thing = {
      ...{ video: 'هذا الفيديو', audio: 'هذا التسجيل', map: 'هذه الخريطة', post: 'هذا المنشور' },
      ...{ picture: 'هذه الصورة', booking: 'هذا الموعد' },
    }[kind];
    return title === '' ? `${verb} ${thing}` : `${verb} «${title}»`;
  },
  at: (provider) => `لدى ${provider}`,
  note: (provider) => `يُحمَّل من ${provider} الذي سيرى عنوان IP الخاص بك وقد يضع ملفات تعريف ارتباط.`,
  always: (provider) => `عرض محتوى ${provider} دائمًا`,
};
