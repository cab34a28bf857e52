import type { LibraryTemplate } from './template'

/** id | French | German | English; a second line stands behind a slash. */
const table = `
certified-copy|COPIE CONFORME|BEGLAUBIGTE KOPIE|CERTIFIED COPY
paid|PAYÉ|BEZAHLT|PAID
paid-on|PAYÉ LE/____ / ____ / ______|BEZAHLT AM/____ . ____ . ______|PAID ON/____ / ____ / ______
received-on|REÇU LE/____ / ____ / ______|EINGEGANGEN AM/____ . ____ . ______|RECEIVED ON/____ / ____ / ______
sent-on|ENVOYÉ LE/____ / ____ / ______|GESENDET AM/____ . ____ . ______|SENT ON/____ / ____ / ______
answered-on|RÉPONDU LE/____ / ____ / ______|BEANTWORTET AM/____ . ____ . ______|ANSWERED ON/____ / ____ / ______
urgent|URGENT|EILT|URGENT
confidential|CONFIDENTIEL|VERTRAULICH|CONFIDENTIAL
draft|BROUILLON|ENTWURF|DRAFT
copy|COPIE|KOPIE|COPY
duplicate|DUPLICATA|DUPLIKAT|DUPLICATE
original|ORIGINAL|ORIGINAL|ORIGINAL
cancelled|ANNULÉ|STORNIERT|CANCELLED
invoice|FACTURE|RECHNUNG|INVOICE
booked|COMPTABILISÉ|GEBUCHT|BOOKED
deposit|ACOMPTE VERSÉ|ANZAHLUNG GELEISTET|DEPOSIT PAID
reminder|RAPPEL|MAHNUNG|REMINDER
second-reminder|DEUXIÈME RAPPEL|ZWEITE MAHNUNG|SECOND REMINDER
read-approved|LU ET APPROUVÉ|GELESEN UND GENEHMIGT|READ AND APPROVED
approved|BON POUR ACCORD|GENEHMIGT|APPROVED
refused|REFUSÉ|ABGELEHNT|REFUSED
checked|VÉRIFIÉ|GEPRÜFT|CHECKED
checked-visa|VÉRIFIÉ/Date : ________ Visa : ________|GEPRÜFT/Datum: ________ Zeichen: ________|CHECKED/Date: ________ Initials: ________
print-approved|BON À TIRER|DRUCKFREIGABE|READY TO PRINT
pay-approved|BON À PAYER/Visa : ________________|ZUR ZAHLUNG FREIGEGEBEN/Zeichen: ________________|PASSED FOR PAYMENT/Initials: ________________
file|À CLASSER|ABLAGE|TO FILE
archive|ARCHIVES|ARCHIV|ARCHIVE
for-information|POUR INFORMATION|ZUR KENNTNISNAHME|FOR INFORMATION
customer-copy|EXEMPLAIRE CLIENT|KUNDENEXEMPLAR|CUSTOMER COPY
specimen|SPÉCIMEN|MUSTER|SPECIMEN
air-mail|PAR AVION|LUFTPOST|AIR MAIL
priority|PRIORITAIRE|VORRANG|PRIORITY
fragile|FRAGILE|ZERBRECHLICH|FRAGILE
printed-matter|IMPRIMÉ|DRUCKSACHE|PRINTED MATTER
return|RETOUR À L’EXPÉDITEUR|ZURÜCK AN ABSENDER|RETURN TO SENDER
very-good|TRÈS BIEN !|SEHR GUT!|VERY GOOD!
bravo|BRAVO !|BRAVO!|WELL DONE!
seen|VU|GESEHEN|SEEN
thanks|MERCI !|DANKE!|THANK YOU!
handmade|FAIT MAIN|HANDGEMACHT|HANDMADE
`

const framed = new Set([
  'paid',
  'urgent',
  'confidential',
  'cancelled',
  'certified-copy',
  'approved',
  'refused',
  'fragile',
])
const capital = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()
const lines = (text: string) => text.split(/\/(?=\D{0,80}:|____)/).map(line => ({ text: line, own: false }))

/** Ready-made formulas: words that are ordered as they are. */
export const formulaTemplates: readonly LibraryTemplate[] = table
  .trim()
  .split('\n')
  .map(row => {
    const [id = '', fr = '', de = '', en = ''] = row.split('|')
    const title = (text: string) => capital(lines(text)[0]?.text ?? '')
    return {
      slug: `lib-formula-${id}`,
      kind: 'stamp',
      topic: 'formula',
      name: { fr: title(fr), de: title(de), en: title(en) },
      words: `${fr} ${de} ${en}`,
      layout: 'word',
      lines: { fr: lines(fr), de: lines(de), en: lines(en) },
      family: 'Roboto',
      ...(framed.has(id) ? { border: 'solid' as const } : {}),
    }
  })
