import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the home page led to until now stood in code: a home page without blocks gets it as blocks. */
const homeBlocks = {
  fr: "[{\"blockType\": \"categoryTiles\", \"title\": \"Que voulez-vous marquer ?\", \"links\": [{\"label\": \"Tout le catalogue\", \"url\": \"/stamp/\"}], \"tiles\": [{\"category\": \"stamp-trodat-printy\", \"picture\": \"self-inking\", \"title\": \"Tampons encreurs\", \"text\": \"Du trait de signature à l’adresse complète\"}, {\"category\": \"stamp-trodat-dater\", \"picture\": \"dater\", \"title\": \"Dateurs et numéroteurs\", \"text\": \"Date, formule, numéro\"}, {\"category\": \"stamp-wood\", \"picture\": \"wood\", \"title\": \"Tampons bois\", \"text\": \"Hêtre, encreur à part\"}, {\"category\": \"stamp-trodat-mobile\", \"picture\": \"pocket\", \"title\": \"Tampons de poche\", \"text\": \"Fermés, prêts à partir\"}, {\"category\": \"sign-professional\", \"picture\": \"professional-sign\", \"title\": \"Plaques professionnelles\", \"text\": \"Laiton, aluminium, plexiglas\"}, {\"category\": \"sign-door\", \"picture\": \"door-sign\", \"title\": \"Plaques de porte\", \"text\": \"PVC, bois, aluminium\"}], \"id\": \"home-fr-0\"}, {\"blockType\": \"cardList\", \"title\": \"Huit matières, une même précision\", \"source\": \"slugs\", \"slugs\": [\"sign-brass\", \"sign-aluminium\", \"sign-wood\", \"sign-plexiglass-transparent-5\", \"sign-plexiglass-mirror\", \"sign-pvc\", \"sign-dibond\", \"sign-forex\"], \"limit\": 8, \"id\": \"home-fr-1\"}]",
  de: "[{\"blockType\": \"categoryTiles\", \"title\": \"Was möchten Sie kennzeichnen?\", \"links\": [{\"label\": \"Das ganze Sortiment\", \"url\": \"/stempel/\"}], \"tiles\": [{\"category\": \"stamp-trodat-printy\", \"picture\": \"self-inking\", \"title\": \"Selbstfärbestempel\", \"text\": \"Von der Unterschrift bis zur vollen Adresse\"}, {\"category\": \"stamp-trodat-dater\", \"picture\": \"dater\", \"title\": \"Datum- und Ziffernstempel\", \"text\": \"Datum, Standardtext, Nummer\"}, {\"category\": \"stamp-wood\", \"picture\": \"wood\", \"title\": \"Holzstempel\", \"text\": \"Buche, mit separatem Stempelkissen\"}, {\"category\": \"stamp-trodat-mobile\", \"picture\": \"pocket\", \"title\": \"Taschenstempel\", \"text\": \"Geschlossen, immer dabei\"}, {\"category\": \"sign-professional\", \"picture\": \"professional-sign\", \"title\": \"Praxis- und Firmenschilder\", \"text\": \"Messing, Aluminium, Acrylglas\"}, {\"category\": \"sign-door\", \"picture\": \"door-sign\", \"title\": \"Türschilder\", \"text\": \"Kunststoff, Holz, Aluminium\"}], \"id\": \"home-de-0\"}, {\"blockType\": \"cardList\", \"title\": \"Acht Materialien, dieselbe Präzision\", \"source\": \"slugs\", \"slugs\": [\"sign-brass\", \"sign-aluminium\", \"sign-wood\", \"sign-plexiglass-transparent-5\", \"sign-plexiglass-mirror\", \"sign-pvc\", \"sign-dibond\", \"sign-forex\"], \"limit\": 8, \"id\": \"home-de-1\"}]",
  en: "[{\"blockType\": \"categoryTiles\", \"title\": \"What would you like to mark?\", \"links\": [{\"label\": \"The whole catalogue\", \"url\": \"/stamps/\"}], \"tiles\": [{\"category\": \"stamp-trodat-printy\", \"picture\": \"self-inking\", \"title\": \"Self-inking stamps\", \"text\": \"From a signature line to a full address\"}, {\"category\": \"stamp-trodat-dater\", \"picture\": \"dater\", \"title\": \"Daters and numberers\", \"text\": \"Date, wording, number\"}, {\"category\": \"stamp-wood\", \"picture\": \"wood\", \"title\": \"Wooden stamps\", \"text\": \"Beech, with a separate ink pad\"}, {\"category\": \"stamp-trodat-mobile\", \"picture\": \"pocket\", \"title\": \"Pocket stamps\", \"text\": \"Closed, ready to go\"}, {\"category\": \"sign-professional\", \"picture\": \"professional-sign\", \"title\": \"Professional plates\", \"text\": \"Brass, aluminium, acrylic\"}, {\"category\": \"sign-door\", \"picture\": \"door-sign\", \"title\": \"Door plates\", \"text\": \"PVC, wood, aluminium\"}], \"id\": \"home-en-0\"}, {\"blockType\": \"cardList\", \"title\": \"Eight materials, the same precision\", \"source\": \"slugs\", \"slugs\": [\"sign-brass\", \"sign-aluminium\", \"sign-wood\", \"sign-plexiglass-transparent-5\", \"sign-plexiglass-mirror\", \"sign-pvc\", \"sign-dibond\", \"sign-forex\"], \"limit\": 8, \"id\": \"home-en-1\"}]",
}

/** Names and short titles out of the titles, for a catalogue that was there before them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE stamp_models_locales AS own SET name = CASE
      WHEN position(model.short_title IN split_part(own.title, ' – ', 1)) > 0
        THEN (CASE model.brand WHEN 'colop' THEN 'COLOP' ELSE model.brand END) || ' ' || model.short_title
      ELSE split_part(own.title, ' – ', 1) || ' ' || regexp_replace(model.short_title, '^Pack ', '')
    END
    FROM stamp_models AS model WHERE own._parent_id = model.id AND own.name IS NULL`)
  await db.execute(sql`
    UPDATE materials_locales SET short_title = regexp_replace(title, ' [0-9.,]+ mm$', '')
    WHERE short_title IS NULL`)
  for (const [language, blocks] of Object.entries(homeBlocks)) {
    await db.execute(sql`
      UPDATE pages_locales AS own SET custom_blocks = ${blocks}::jsonb
      FROM pages AS page
      WHERE own._parent_id = page.id AND page.name = 'home' AND own._locale = ${language}::_locales
        AND (own.custom_blocks IS NULL OR own.custom_blocks = '[]'::jsonb)`)
  }
}

/** Names and blocks may stay: what came before them does not read them. */
export async function down(): Promise<void> {}
