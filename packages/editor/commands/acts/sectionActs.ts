import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/sectionActs';
import { fixOrder, isReadAgainstPaint } from '../fixOrder.ts';
import { deleteSection } from '../sections/deleteSection.ts';
import { duplicateSection } from '../sections/duplicateSection.ts';
import { insertSection } from '../sections/insertSection.ts';
import { moveSection } from '../sections/moveSection.ts';
import type { Act } from './act.ts';
import { hasOnlySection, hasSection, hasSectionOrField, holdsSections, ownSection, perform } from './acting.ts';

export const SECTION_ACTS: readonly Act[] = [
  {
    ...{ id: 'insertSection', text: commonTexts.addSection, menus: ['section', 'page'], runs: ['insertSection'] },
    isPossible: holdsSections,
    act: (world) => {
      const section = ownSection(world.editor.state());
      perform(world, insertSection, section === null ? {} : { after: section });
    },
  },
  {
    ...{ id: 'chooseSectionPattern', text: texts.addSectionFromA, menus: ['section', 'page'] },
    ...{ also: texts.savedSections, runs: ['insertSection', 'renameSavedSection', 'deleteSavedSection'] },
    isPossible: holdsSections,
    act: ({ shell }) => shell.show('insertSection'),
  },
  {
    ...{ id: 'duplicateSection', text: texts.duplicateSection, menus: ['section'], runs: ['duplicateSection'] },
    isPossible: hasSection,
    act: (world) => void perform(world, duplicateSection, { id: world.editor.state().selection.section ?? '' }),
  },
  {
    ...{ id: 'saveSection', text: texts.saveSection, also: texts.templatePatternReuse, menus: ['section'] },
    ...{ keys: ['Ctrl+Alt+S'], where: 'canvas', runs: ['saveSection'], isPossible: hasSection },
    act: ({ shell }) => shell.show('saveSection'),
  },
  {
    ...{ id: 'moveSectionUp', text: texts.moveSectionUp, menus: ['section'], runs: ['moveSection'] },
    ...{ keys: ['Alt+ArrowUp'], where: 'canvas', isPossible: hasSection },
    act: (world) => void perform(world, moveSection, { id: world.editor.state().selection.section ?? '', to: 'up' }),
  },
  {
    ...{ id: 'moveSectionDown', text: texts.moveSectionDown, menus: ['section'], runs: ['moveSection'] },
    ...{ keys: ['Alt+ArrowDown'], where: 'canvas', isPossible: hasSection },
    act: (world) => void perform(world, moveSection, { id: world.editor.state().selection.section ?? '', to: 'down' }),
  },
  {
    ...{ id: 'sectionSettings', text: texts.sectionSettings, menus: ['section'], runs: ['changeSection'] },
    isPossible: hasSectionOrField,
    act: ({ shell }) => shell.show('sectionSettings'),
  },
  {
    ...{ id: 'fixOrder', text: texts.fixOrderOfSection, menus: ['section'], runs: ['fixOrder'] },
    isPossible: ({ records, selection }) =>
      selection.section !== null && isReadAgainstPaint(records, selection.section),
    act: (world) => void perform(world, fixOrder, { section: world.editor.state().selection.section ?? '' }),
  },
  {
    ...{ id: 'deleteSection', text: texts.deleteSection, menus: ['section'], runs: ['deleteSection'] },
    isPossible: hasSection,
    act: (world) => void perform(world, deleteSection, { id: world.editor.state().selection.section ?? '' }),
  },
  {
    ...{ id: 'deleteChosenSection', text: texts.deleteSection, keys: ['Delete', 'Backspace'], where: 'canvas' },
    ...{ menus: [], isKeyOnly: true, runs: ['deleteSection'], isPossible: hasOnlySection },
    act: (world) => void perform(world, deleteSection, { id: world.editor.state().selection.section ?? '' }),
  },
];
