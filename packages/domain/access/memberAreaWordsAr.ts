import type { Wording } from '@quoin/domain/languages';
import type { MemberAreaCode } from './memberArea.ts';
import type { MemberAreaWords } from './memberAreaWording.ts';

export const memberAreaWordsAr: MemberAreaWords = {
  memberships: 'العضويات',
  deniedLead: 'بعد الانضمام ستعود إلى هنا.',
  deniedSignIn: 'لديك عضوية بالفعل؟ يُرجى تسجيل الدخول بحسابك.',
  createAccount: 'إنشاء حساب',
  notYours: 'حسابك ليس ضمن أي منطقة أعضاء تعرض هذه الصفحة.',
  free: 'مجانًا',
  join: (name) => `الانضمام إلى ${name}`,
  leave: (name) => `مغادرة ${name}`,
  joined: 'تم الانضمام.',
  left: 'تمت المغادرة.',
  yours: 'عضوياتك',
  others: 'مناطق أخرى يمكن الانضمام إليها',
  none: 'ليست لديك أي عضوية هنا بعد.',
  since: (day) => `عضوية منذ ${day}`,
  until: (day) => `عضوية حتى ${day}`,
  byInvitation: 'بدعوة فقط',
  soldOut: 'غير معروضة للبيع حاليًا',
  from: (price) => `ابتداءً من ${price}`,
  byRequest: 'بعد الموافقة',
  ask: (name) => `طلب الانضمام إلى ${name}`,
  withdraw: (name) => `سحب طلب الانضمام إلى ${name}`,
  asked: 'تم إرسال طلبك.',
  withdrawn: 'تم سحب طلبك.',
  waiting: 'لقد طلبت الانضمام. سنكتب إليك فور اتخاذ القرار.',
  declined: 'لقد طلبت الانضمام، ولم تتم الموافقة على طلبك.',
  invited: 'لديك دعوة.',
  invitedTitle: (area) => `لديك دعوة إلى ${area}`,
  invitedLead: (site) => `ضغطة واحدة وتبدأ عضويتك. لا يكلفك ذلك شيئًا لدى ${site}.`,
  invitedSignIn: 'سجّل الدخول أو أنشئ حسابًا لتبدأ عضويتك.',
  mail: {
    invitedSubject: (area, site) => `دعوة إلى ${area} في ${site}`,
    invitedHeading: 'لديك دعوة',
    invited: (area, site) => `لديك دعوة للانضمام إلى ${area} في ${site}. لا يكلفك ذلك شيئًا.`,
    invitedButton: 'قبول الدعوة',
    invitedHint: 'يعمل الرابط مرة واحدة خلال 14 يومًا. إن لم ترغب في ذلك فتجاهله، ولن يحدث شيء.',
    admittedSubject: (area) => `تمت الموافقة على انضمامك: ${area}`,
    admittedHeading: 'تمت الموافقة على انضمامك',
    admitted: (area, site) => `لقد طلبت الانضمام إلى ${area} في ${site}، وعضويتك سارية الآن.`,
    button: 'عرض عضوياتك',
    declinedSubject: (area) => `طلب انضمامك إلى ${area}`,
    declinedHeading: 'ليس هذه المرة',
    declined: (area, site) => `لقد طلبت الانضمام إلى ${area} في ${site}، ولم تتم الموافقة على طلبك.`,
  },
};

/** Why an area cannot be joined or left; what only owners read is English. */
export const memberAreaSentencesAr: Partial<Wording<MemberAreaCode>> = {
  areaUnknown: 'لم تعد منطقة الأعضاء هذه موجودة.',
  areaNotFree: 'الانضمام إلى هذه المنطقة يكون بدعوة أو بعملية شراء.',
  areaDeclined: 'سبق أن طلبت الانضمام إلى هذه المنطقة، ولم تتم الموافقة على طلبك.',
  areaInvitationDead: 'لم تعد هذه الدعوة صالحة: فقد استُخدمت أو سُحبت أو مضى عليها أكثر من 14 يومًا.',
};
