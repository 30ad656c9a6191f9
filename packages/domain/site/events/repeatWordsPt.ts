import { countedIn } from '@quoin/domain/languages';
import type { RepeatWords } from './repeatText.ts';

const counted = countedIn('pt');

/** How often a Brazilian calendar says something is. */
export const repeatWordsPt: RepeatWords = {
  daily: (every) => (every === 1 ? 'Todos os dias' : `A cada ${every} dias`),
  weekly: (every, days) => `${every === 1 ? 'Toda semana' : `A cada ${every} semanas`}: ${days}`,
  monthly: (every, day) => `${every === 1 ? 'Todo mês' : `A cada ${every} meses`}: ${day}`,
  date: (day) => `dia ${day}`,
  weekday: (nth, weekday) => `${weekday} (${['última', '', '1ª', '2ª', '3ª', '4ª'][nth + 1] ?? ''} vez no mês)`,
  until: (rule, day) => `${rule}, até ${day}`,
  count: (rule, count) => `${rule}, ${counted(count, { one: '# vez', other: '# vezes' })}`,
};
