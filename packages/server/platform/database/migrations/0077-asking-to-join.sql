-- People ask to join an area, and its owner lets them in or declines (decision 0083).
ALTER TABLE member_area DROP CONSTRAINT member_area_joining_check;
ALTER TABLE member_area ADD CONSTRAINT member_area_joining_check
  CHECK (joining IN ('free', 'approval', 'paid', 'invited'));
ALTER TABLE member_area_standing DROP CONSTRAINT member_area_standing_kind_check;
ALTER TABLE member_area_standing ADD CONSTRAINT member_area_standing_kind_check
  CHECK (kind IN ('joined', 'added', 'removed', 'requested', 'admitted', 'declined'));
