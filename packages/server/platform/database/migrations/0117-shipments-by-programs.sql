-- What a program says of a parcel besides carrier and number: `Ground`, `Express`.
ALTER TABLE shipment ADD COLUMN service text NOT NULL DEFAULT '';
