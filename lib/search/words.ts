import type { Language } from '@/lib/catalogue/names'

/** What a search of the shop knows of a language beside the shop's own texts. */
interface SearchWords {
  /** Words, or several words, that mean the same to who looks for something here. */
  synonyms: readonly (readonly string[])[]
  /** What the products of a group are called at large, whether their names say it or not. */
  kinds: Readonly<Record<'stamp' | 'rubber' | 'sign' | 'template', string>>
}

/**
 * Synonyms by language. They are read without accents and capitals, and each form is written: a plural whose singular
 * is a beginning of it is found by itself.
 */
export const searchWords: Readonly<Record<Language, SearchWords>> = {
  fr: {
    synonyms: [
      ['tampon', 'cachet', 'timbre', 'empreinte', 'griffe'],
      ['encreur', 'automatique', 'auto-encreur'],
      ['dateur', 'date', 'horodateur', 'timbre dateur'],
      ['numeroteur', 'numerateur', 'folioteur'],
      ['plaque', 'panneau', 'ecriteau', 'enseigne', 'pancarte', 'signaletique'],
      ['cassette', 'recharge', 'cartouche', 'tampon encreur de rechange'],
      ['encre', 'flacon', 'bouteille'],
      ['encreur', 'coussin', 'boite a encre'],
      ['laiton', 'dore', 'or'],
      ['aluminium', 'alu', 'argent'],
      ['plexiglas', 'plexi', 'plexiglass', 'acrylique', 'pmma', 'verre acrylique'],
      ['pvc', 'plastique'],
      ['avocat', 'juriste', 'barreau'],
      ['medecin', 'docteur', 'medical', 'cabinet'],
      ['wc', 'toilettes', 'sanitaires'],
      ['fixation', 'vis', 'entretoise', 'attache'],
      ['bois', 'manche'],
      ['poche', 'portable', 'voyage', 'pliable', 'mobile'],
      ['societe', 'entreprise', 'siret'],
    ],
    kinds: {
      stamp: 'tampon cachet',
      rubber: 'plaque de texte empreinte caoutchouc gomme',
      sign: 'plaque panneau',
      template: 'modele exemple pret',
    },
  },
  de: {
    synonyms: [
      ['stempel', 'firmenstempel', 'selbstfaerber', 'automatikstempel'],
      ['datumstempel', 'datum', 'dater'],
      ['ziffernstempel', 'nummernstempel', 'paginierer', 'nummerierer'],
      ['schild', 'tafel', 'plakette', 'hinweisschild'],
      ['stempelkissen', 'farbkissen', 'ersatzkissen', 'kassette'],
      ['stempelfarbe', 'tinte', 'farbe'],
      ['textplatte', 'gummi', 'stempelplatte'],
      ['acrylglas', 'plexiglas', 'plexi', 'acryl'],
      ['messing', 'gold'],
      ['aluminium', 'alu', 'silber'],
      ['kunststoff', 'pvc', 'plastik'],
      ['anwalt', 'rechtsanwalt', 'kanzlei'],
      ['arzt', 'praxis', 'doktor'],
      ['wc', 'toilette'],
      ['holzstempel', 'griffstempel'],
      ['taschenstempel', 'mobil', 'unterwegs'],
      ['briefkasten', 'briefkastenschild'],
      ['befestigung', 'schrauben', 'abstandshalter'],
    ],
    kinds: {
      stamp: 'stempel',
      rubber: 'textplatte gummi',
      sign: 'schild tafel',
      template: 'vorlage muster',
    },
  },
  en: {
    synonyms: [
      ['stamp', 'seal', 'stamper', 'chop'],
      ['self-inking', 'automatic'],
      ['dater', 'date', 'date stamp'],
      ['numberer', 'numbering', 'number stamp'],
      ['sign', 'plate', 'plaque', 'nameplate', 'board'],
      ['pad', 'cartridge', 'cassette', 'refill', 'ink pad'],
      ['ink', 'bottle'],
      ['acrylic', 'plexiglass', 'plexiglas', 'perspex'],
      ['brass', 'gold'],
      ['aluminium', 'aluminum', 'silver'],
      ['pvc', 'plastic'],
      ['lawyer', 'solicitor', 'attorney', 'barrister'],
      ['doctor', 'surgery', 'medical', 'gp'],
      ['toilet', 'wc', 'restroom', 'loo'],
      ['letterbox', 'mailbox', 'letter box'],
      ['fixing', 'screws', 'spacer', 'standoff'],
      ['pocket', 'mobile', 'travel'],
    ],
    kinds: {
      stamp: 'stamp',
      rubber: 'text plate rubber die',
      sign: 'sign plate plaque',
      template: 'template ready-made',
    },
  },
}
