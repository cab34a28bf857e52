import type { Language } from '@/lib/ground/names'
import type { ListedKind } from '../listed-kinds'

/** General words for the products of a kind, also where their names lack them; supplies are found by their names alone. */
export const kindWords: Readonly<Record<Language, Record<ListedKind, string>>> = {
  fr: {
    stamp: 'tampon cachet',
    rubber: 'plaque de texte empreinte caoutchouc gomme',
    sign: 'plaque panneau',
    static: '',
    template: 'modele exemple pret',
  },
  de: {
    stamp: 'stempel',
    rubber: 'textplatte gummi',
    sign: 'schild tafel',
    static: '',
    template: 'vorlage muster',
  },
  en: {
    stamp: 'stamp',
    rubber: 'text plate rubber die',
    sign: 'sign plate plaque',
    static: '',
    template: 'template ready-made',
  },
}

/** Synonyms as a clerk writes them: a line of equivalents, words or groups of words separated by commas. */
export const readSynonyms = (text: string): string[][] =>
  text
    .split('\n')
    .map(line =>
      line
        .split(',')
        .map(word => word.trim())
        .filter(Boolean),
    )
    .filter(words => words.length > 1)
