// What runs first: modules of the app ask for its language when they are evaluated. The build made them for one, as the page says.
import { speakApp } from '@quoin/messages/appTables';

const language = document.documentElement.lang;
speakApp(() => ({ language, texts: {} }));

void import('./main.tsx');
