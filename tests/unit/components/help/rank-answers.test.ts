import { describe, expect, it } from 'vitest'
import { rankAnswers } from '@/components/help/rank-answers'

const answers = [
  {
    id: 'ink',
    question: 'Quelle encre pour quel tampon ?',
    text: 'Utiliser un tampon. Le textile demande une encre.',
  },
  {
    id: 'pad',
    question: 'Comment changer la cassette d’un Printy ?',
    text: 'Utiliser un tampon. Poussez l’ancienne.',
  },
  {
    id: 'late',
    question: 'Où est ma commande ?',
    text: 'Livraison. L’e-mail contient le lien de suivi du colis.',
  },
]

describe('the search of the help', () => {
  it('finds words in any order, with other endings and without accents', () => {
    expect(rankAnswers(answers, 'cassettes changé')).toEqual(['pad'])
    expect(rankAnswers(answers, 'OU commande')).toEqual(['late'])
  })

  it('finds a verb in another form', () => {
    const german = [
      { id: 'weak', question: 'Mein Stempel stempelt zu schwach', text: 'Wechseln Sie das Kissen.' },
      { id: 'pad', question: 'Wie wechsle ich das Kissen?', text: 'Das alte herausschieben.' },
    ]
    expect(rankAnswers(german, 'kissen wechseln')).toEqual(['pad', 'weak'])
  })

  it('puts a word of the question before one of the answer', () => {
    expect(rankAnswers(answers, 'tampon')).toEqual(['ink', 'pad'])
    expect(rankAnswers(answers, 'colis')).toEqual(['late'])
  })

  it('takes those with most words where none has all', () => {
    expect(rankAnswers(answers, 'changer la cassette du fax')).toEqual(['pad'])
  })

  it('finds nothing for nothing, for words without meaning and for nonsense', () => {
    for (const query of ['', '   ', 'de la', '???', 'xyzzy', '('.repeat(5000)])
      expect(rankAnswers(answers, query)).toEqual([])
  })
})
