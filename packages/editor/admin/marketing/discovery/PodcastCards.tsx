import type { WirePodcastPlace } from '@quoin/contract/endpoints/content';
import { NO_PODCAST, PODCAST_CATEGORIES, type PodcastSettings } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/podcastCards';
import { Card } from '../../../parts/Card.tsx';
import { Notice } from '../../../parts/dialogs/Notice.tsx';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import css from './Discovery.module.css';
import type { DiscoveryPart } from './discoveryQueries.ts';

const CATEGORIES = PODCAST_CATEGORIES.map((value) => ({ value, text: value }));
const ORDERS = [
  { value: 'episodic', text: texts.episodic, hint: texts.newestEpisodeFirst },
  { value: 'serial', text: texts.serial, hint: texts.fromTheFirstEpisode },
] as const;

/** Each list of tracks can be a podcast. */
export function PodcastCards(part: DiscoveryPart) {
  if (part.stored.podcasts.length === 0) {
    return (
      <Card title={texts.podcasts}>
        <p className={fields.soft}>{texts.anAlbumPageCan}</p>
      </Card>
    );
  }
  return part.stored.podcasts.map((place) => <PodcastCard key={place.collectionId} place={place} {...part} />);
}

function PodcastCard({
  place,
  draft,
  problems,
  isReadOnly,
  onChange,
}: DiscoveryPart & { readonly place: WirePodcastPlace }) {
  const { collectionId } = place;
  const podcast = draft.podcasts[collectionId] ?? NO_PODCAST;
  const set = (more: Partial<PodcastSettings>) =>
    onChange({ podcasts: { ...draft.podcasts, [collectionId]: { ...podcast, ...more } } });
  return (
    <Card title={texts.podcast(place.title)}>
      <div className={fields.stack}>
        <SwitchField
          isSelected={podcast.isOn}
          isDisabled={isReadOnly}
          hint={texts.submitTheAddressBelow}
          onChange={(isOn) => set({ isOn })}
        >
          {texts.publishAsPodcast}
        </SwitchField>
        {podcast.isOn ? (
          <>
            {place.hasPicture ? null : <Notice>{texts.podcastDirectoriesRequireA}</Notice>}
            <div className={fields.pair}>
              <TextField
                label={commonTexts.author}
                value={podcast.author}
                onChange={(author) => set({ author })}
                error={problems[`podcasts.${collectionId}.author`]}
                isDisabled={isReadOnly}
              />
              <SelectField
                label={commonTexts.category}
                choices={CATEGORIES}
                value={podcast.category}
                onChange={(category) => set({ category })}
              />
              <TextField
                label={texts.owner}
                value={podcast.ownerName}
                onChange={(ownerName) => set({ ownerName })}
                isDisabled={isReadOnly}
                hint={texts.leaveEmptyToUse}
              />
              <TextField
                label={texts.ownerEmail}
                type="email"
                value={podcast.ownerEmail}
                onChange={(ownerEmail) => set({ ownerEmail })}
                error={problems[`podcasts.${collectionId}.ownerEmail`]}
                isDisabled={isReadOnly}
                hint={texts.publiclyVisibleInThe}
              />
            </div>
            <ChoiceField
              label={texts.episodes}
              choices={ORDERS}
              value={podcast.order}
              onChange={(order) => set({ order })}
              isDisabled={isReadOnly}
            />
            <SwitchField
              isSelected={podcast.isExplicit}
              isDisabled={isReadOnly}
              onChange={(isExplicit) => set({ isExplicit })}
            >
              {texts.explicitContent}
            </SwitchField>
            <p>
              <span className={css.purpose}>{texts.feedUrl}</span> <code className={css.address}>{place.feedUrl}</code>
            </p>
          </>
        ) : null}
      </div>
    </Card>
  );
}
