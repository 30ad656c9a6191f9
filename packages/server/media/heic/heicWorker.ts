import { workAside } from '../../platform/background/workAside.ts';
import { type DecodedPicture, decodeHeic } from './decodeHeic.ts';

workAside<Uint8Array, DecodedPicture>((bytes) => decodeHeic(bytes));
