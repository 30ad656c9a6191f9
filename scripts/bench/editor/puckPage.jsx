// The same document in Puck's editor: sections with a grid of three columns, in it blocks of text one types into on the page.
import { Puck } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import { createRoot } from 'react-dom/client';

const parameters = new URLSearchParams(location.search);
const count = Number(parameters.get('blocks'));
const inSection = Number(parameters.get('inSection'));

const grid = { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 12, padding: 40 };
const config = {
  components: {
    Section: {
      fields: { blocks: { type: 'slot' } },
      render: ({ blocks: Blocks }) => <Blocks style={grid} minEmptyHeight={80} />,
    },
    Text: {
      fields: { text: { type: parameters.get('field') ?? 'text', contentEditable: true } },
      render: ({ text }) => <div style={{ minHeight: 100 }}>{text}</div>,
    },
  },
};
const block = (at) => ({ type: 'Text', props: { id: `Text-b${at}`, text: `Block ${at}` } });
const section = (at) => ({
  type: 'Section',
  props: {
    id: `Section-s${at}`,
    blocks: Array.from({ length: Math.min(inSection, count - at * inSection) }, (_, index) =>
      block(at * inSection + index),
    ),
  },
});
const content = Array.from({ length: Math.ceil(count / inSection) }, (_, at) => section(at));
createRoot(document.getElementById('app')).render(
  <Puck config={config} data={{ root: { props: {} }, content }} onPublish={() => {}} />,
);
