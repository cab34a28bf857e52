import { type Language, languages } from '@/lib/ground/names'
import type { LibraryTemplate, TemplateLayout, TemplateLine, TemplateTopic } from './template'

/** id | topic | layout | symbol | French | German | English. Lines are separated by slashes; `~` is there to be replaced. */
const signs = `
wc|door|pictogram|wc|Toilettes|Toiletten|Toilets
wc-men|door|pictogram|mdi-human-male|Hommes|Herren|Men
wc-women|door|pictogram|mdi-human-female|Femmes|Damen|Women
wc-accessible|door|pictogram|mdi-wheelchair-accessibility|Toilettes accessibles|Barrierefreies WC|Accessible toilet
baby-changing|door|pictogram|mdi-human-baby-changing-table|Change bébé|Wickelraum|Baby changing
shower|door|pictogram|mdi-shower-head|Douche|Dusche|Shower
cloakroom|door|pictogram|mdi-coat-rack|Vestiaire|Garderobe|Cloakroom
reception|door|pictogram|mdi-information|Accueil|Empfang|Reception
waiting-room|door|pictogram|mdi-seat|Salle d’attente|Wartezimmer|Waiting room
meeting-room|door|lines||Salle de réunion/~Salle Lumière|Besprechungsraum/~Raum Licht|Meeting room/~Room Light
office|door|lines||~Claire ROUSSEAU/~Conseillère clientèle|~Julia WEBER/~Kundenberatung|~Emma JONES/~Customer adviser
management|door|lines||DIRECTION/~Hélène FAURE|GESCHÄFTSLEITUNG/~Sabine KRAUS|MANAGEMENT/~Helen FORD
secretariat|door|lines||SECRÉTARIAT|SEKRETARIAT|OFFICE
room-number|door|number||101/~Chambre|101/~Zimmer|101/~Room
kitchen|door|pictogram|mdi-chef-hat|Cuisine|Küche|Kitchen
lift|door|pictogram|mdi-elevator-passenger|Ascenseur|Aufzug|Lift
stairs|door|pictogram|mdi-stairs|Escalier|Treppe|Stairs
wifi|door|pictogram|wifi|Wi-Fi gratuit|Gratis-WLAN|Free Wi-Fi
push|door|word||POUSSER|DRÜCKEN|PUSH
pull|door|word||TIRER|ZIEHEN|PULL
private|door|word||PRIVÉ|PRIVAT|PRIVATE
staff-only|door|lines||ACCÈS RÉSERVÉ/au personnel|ZUTRITT NUR/für Personal|STAFF ONLY/no entry
no-entry|door|pictogram|iso-p004|Accès interdit|Zutritt verboten|No entry
close-door|door|lines||Merci de fermer/la porte|Bitte Tür/schließen|Please close/the door
ring-bell|door|pictogram|mdi-doorbell|Sonnez puis entrez|Bitte klingeln|Please ring
silence|door|pictogram|mdi-volume-off|Silence|Bitte Ruhe|Quiet please
do-not-disturb|door|lines||Ne pas déranger/séance en cours|Bitte nicht stören/Sitzung läuft|Do not disturb/session in progress
open-hours|trade|lines||HORAIRES/~Lundi – vendredi : 9 h – 18 h/~Samedi : 9 h – 12 h|ÖFFNUNGSZEITEN/~Montag – Freitag: 9 – 18 Uhr/~Samstag: 9 – 12 Uhr|OPENING HOURS/~Monday – Friday: 9 am – 6 pm/~Saturday: 9 am – 12 noon
card-payment|trade|pictogram|mdi-credit-card|Paiement par carte|Kartenzahlung|Cards accepted
delivery|trade|pictogram|mdi-truck-delivery|Livraisons|Warenannahme|Deliveries
parking|parking|pictogram|mdi-parking|Parking|Parkplatz|Car park
parking-clients|parking|pictogram|mdi-parking|Réservé aux clients|Nur für Kunden|Customers only
parking-private|parking|pictogram|mdi-parking|Parking privé|Privatparkplatz|Private parking
parking-name|parking|pictogram|mdi-parking|~AB-123-CD|~K-AB 1234|~AB12 CDE
no-parking|parking|lines||STATIONNEMENT INTERDIT/sortie de véhicules|PARKEN VERBOTEN/Ausfahrt freihalten|NO PARKING/keep clear
garage-exit|parking|lines||SORTIE DE GARAGE/jour et nuit|AUSFAHRT/Tag und Nacht freihalten|GARAGE EXIT/day and night
bikes|parking|pictogram|mdi-bicycle|Vélos|Fahrräder|Bicycles
charging|parking|pictogram|mdi-ev-station|Borne de recharge|Ladestation|Charging point
letterbox-name|home|lines||~M. et Mme DURAND|~Familie BECKER|~Mr and Mrs GREEN
letterbox-flat|home|lines||~Famille LEROY/~Bât. B – 2e étage|~Familie VOGEL/~2. Etage links|~The LEE family/~Flat 2B
no-ads|home|lines||PAS DE PUBLICITÉ/merci|KEINE WERBUNG/danke|NO JUNK MAIL/thank you
family-name|home|symbol|house|~Famille MOREAU|~Familie HOFFMANN|~The Taylor family
house-number|home|number||27|27|27
house-number-street|home|number||27/~rue des Lilas|27/~Lindenweg|27/~Lilac Lane
house-name|home|symbol|mdi-home-heart|~Villa Les Pins|~Villa Sonnenschein|~Rose Cottage
dog|home|symbol|paw|ATTENTION AU CHIEN|VORSICHT HUND|BEWARE OF THE DOG
cctv|home|pictogram|mdi-cctv|Site sous vidéosurveillance|Videoüberwachung|CCTV in operation
holiday-home|home|symbol|mdi-bed|GÎTE/~La Maison bleue|FERIENHAUS/~Haus am See|HOLIDAY LET/~The Blue House
no-smoking|safety|pictogram|iso-p002|Défense de fumer|Rauchen verboten|No smoking
no-photo|safety|pictogram|iso-p029|Photos interdites|Fotografieren verboten|No photography
no-phone|safety|pictogram|iso-p013|Téléphones interdits|Handys verboten|No mobile phones
no-dogs|safety|pictogram|iso-p021|Chiens interdits|Hunde verboten|No dogs
danger|safety|pictogram|iso-w001|Danger|Achtung|Danger
electricity|safety|pictogram|iso-w012|Danger électrique|Elektrische Spannung|Electrical hazard
slippery|safety|pictogram|iso-w011|Sol glissant|Rutschgefahr|Slippery floor
hot-surface|safety|pictogram|iso-w017|Surface chaude|Heiße Oberfläche|Hot surface
wash-hands|safety|pictogram|iso-m011|Lavez-vous les mains|Hände waschen|Wash your hands
wear-mask|safety|pictogram|iso-m016|Masque obligatoire|Maskenpflicht|Wear a mask
helmet|safety|pictogram|iso-m014|Casque obligatoire|Helmpflicht|Wear a helmet
ear-protection|safety|pictogram|iso-m003|Protection de l’ouïe|Gehörschutz tragen|Wear ear protection
exit|safety|pictogram|iso-e002|Sortie de secours|Notausgang|Emergency exit
assembly-point|safety|pictogram|iso-e007|Point de rassemblement|Sammelstelle|Assembly point
first-aid|safety|pictogram|iso-e003|Premiers secours|Erste Hilfe|First aid
defibrillator|safety|pictogram|iso-e010|Défibrillateur|Defibrillator|Defibrillator
extinguisher|safety|pictogram|iso-f001|Extincteur|Feuerlöscher|Fire extinguisher
drinking-water|safety|pictogram|iso-e015|Eau potable|Trinkwasser|Drinking water
wedding-welcome|feast|symbol|heart|Bienvenue/au mariage de/~Emma & Lucas|Willkommen/zur Hochzeit von/~Emma & Lukas|Welcome/to the wedding of/~Emma & Lucas
wedding-table|feast|number||1/~Table des mariés|1/~Tisch des Brautpaars|1/~Top table
birthday|feast|symbol|mdi-balloon|JOYEUX ANNIVERSAIRE/~Léa|ALLES GUTE/~Lea|HAPPY BIRTHDAY/~Leah
memorial|feast|lines||En souvenir de/~Marie et Paul Gauthier|Zum Gedenken an/~Maria und Paul Lang|In loving memory of/~Mary and Paul Grant
`

const stamps = `
association-seal|association|seal|mdi-account-group|~ASSOCIATION SPORTIVE DU VAL/~38000 Grenoble|~SPORTVEREIN TALHEIM e. V./~50667 Köln|~VALLEY SPORTS CLUB/~Bristol
club-seal|association|seal|mdi-soccer|~FOOTBALL CLUB DES LILAS/~Depuis 1968|~FUSSBALLCLUB LINDENTAL/~Gegründet 1968|~LILAC FOOTBALL CLUB/~Since 1968
music-seal|association|seal|mdi-music-clef-treble|~HARMONIE MUNICIPALE/~Lyon|~MUSIKVEREIN HARMONIE/~Köln|~TOWN BRASS BAND/~Leeds
parents-seal|association|seal|mdi-school|~ASSOCIATION DES PARENTS/~École du Parc|~ELTERNVEREIN/~Parkschule|~PARENTS’ ASSOCIATION/~Park School
company-seal|company|seal|mdi-cog|~DUPONT & FILS SARL/~Lyon|~MÜLLER & SÖHNE GMBH/~Köln|~BROWN & SONS LTD/~London
winery-seal|company|seal|mdi-fruit-grapes|~DOMAINE DES TROIS CÈDRES/~Vigneron|~WEINGUT DREI ZEDERN/~Winzer|~THREE CEDARS ESTATE/~Winegrowers
handmade-seal|company|seal|heart|FAIT MAIN AVEC AMOUR/~Atelier Léa|MIT LIEBE HANDGEMACHT/~Atelier Lea|HANDMADE WITH LOVE/~Leah’s Studio
organic-seal|company|seal|leaf|PRODUIT DE LA FERME/~Ferme du Lac|DIREKT VOM HOF/~Hof am See|FARM PRODUCE/~Lakeside Farm
school-seal|school|seal|mdi-book-open-page-variant|~ÉCOLE PRIMAIRE DU PARC/~Lyon|~GRUNDSCHULE AM PARK/~Köln|~PARK PRIMARY SCHOOL/~London
ex-libris|home|symbol|book|EX LIBRIS/~Claire ROUSSEAU|EX LIBRIS/~Julia WEBER|EX LIBRIS/~Emma JONES
family|home|symbol|house|~Famille MOREAU/~12, rue des Lilas/~69003 LYON|~Familie HOFFMANN/~Lindenweg 12/~50667 Köln|~The Taylor family/~12 Lilac Lane/~London
address|home|lines||~Claire ROUSSEAU/~12, rue des Lilas/~69003 LYON|~Julia WEBER/~Lindenweg 12/~50667 Köln|~Emma JONES/~12 Lilac Lane/~London
save-the-date|feast|symbol|heart|RÉSERVEZ LA DATE/~Emma & Lucas/~12 juin 2027|SAVE THE DATE/~Emma & Lukas/~12. Juni 2027|SAVE THE DATE/~Emma & Lucas/~12 June 2027
thanks-wedding|feast|symbol|mdi-heart-multiple|MERCI/~Emma & Lucas|DANKE/~Emma & Lukas|THANK YOU/~Emma & Lucas
birth|feast|symbol|mdi-baby-face-outline|BIENVENUE/~Léo/~3 mars 2027|WILLKOMMEN/~Leo/~3. März 2027|WELCOME/~Leo/~3 March 2027
birthday-card|feast|symbol|mdi-cake-variant|JOYEUX ANNIVERSAIRE|ALLES GUTE ZUM GEBURTSTAG|HAPPY BIRTHDAY
company|company|lines||~DUPONT & FILS SARL/~12, rue des Lilas – 69003 LYON/~Tél. 04 00 00 00 00/~SIRET 000 000 000 00000|~MÜLLER & SÖHNE GMBH/~Lindenweg 12 – 50667 Köln/~Tel. 0221 000000/~USt-IdNr. DE000000000|~BROWN & SONS LTD/~12 Lilac Lane – London/~Tel. 020 0000 0000/~VAT GB 000 0000 00
company-signature|company|lines||~DUPONT & FILS SARL/Le gérant/~Jean DUPONT|~MÜLLER & SÖHNE GMBH/Der Geschäftsführer/~Hans MÜLLER|~BROWN & SONS LTD/Managing director/~John BROWN
bank-details|company|lines||~DUPONT & FILS SARL/~IBAN FR76 0000 0000 0000 0000 0000 000/~BIC XXXXXXXX|~MÜLLER & SÖHNE GMBH/~IBAN DE00 0000 0000 0000 0000 00/~BIC XXXXXXXX|~BROWN & SONS LTD/~Account 00000000/~Sort code 00-00-00
clothes|school|lines||~Léo PETIT/~CP – 06 00 00 00 00|~Leo KLEIN/~1a – 0170 0000000|~Leo SMALL/~Class 1 – 07000 000000
homework|school|symbol|mdi-star-face|Devoirs vus/Date : __________|Hausaufgaben gesehen/Datum: __________|Homework seen/Date: __________
signature-parents|school|lines||Signature des parents :/____________________|Unterschrift der Eltern:/____________________|Parent’s signature:/____________________
`

const layouts = ['lines', 'symbol', 'word', 'seal', 'pictogram', 'number'] as const satisfies TemplateLayout[]
const topics = [
  'door',
  'trade',
  'parking',
  'home',
  'safety',
  'feast',
  'association',
  'company',
  'school',
] as const satisfies TemplateTopic[]

const linesOf = (text: string): TemplateLine[] =>
  text.split('/').map(line => ({ text: line.replace(/^~/, ''), own: line.startsWith('~') }))

const families: Partial<Record<TemplateTopic, string>> = { feast: 'Playfair Display', home: 'Montserrat' }

function readTable(table: string, kind: 'stamp' | 'sign'): LibraryTemplate[] {
  return table
    .trim()
    .split('\n')
    .map(row => {
      const [id = '', topic, layout, symbol, ...texts] = row.split('|')
      const text = Object.fromEntries(
        languages.map((language, at) => [language, linesOf(texts[at] ?? '')]),
      ) as Record<Language, TemplateLine[]>
      const title = (language: Language) =>
        text[language]
          .map(line => line.text)
          .slice(0, 2)
          .join(' – ')
      return {
        slug: `lib-${id}-${kind}`,
        kind,
        topic: topics.find(one => one === topic) ?? 'company',
        name: { fr: title('fr'), de: title('de'), en: title('en') },
        words: `${id.replaceAll('-', ' ')} ${texts.join(' ').replace(/[/~]/g, ' ')}`,
        layout: layouts.find(one => one === layout) ?? 'lines',
        lines: text,
        family: families[topics.find(one => one === topic) ?? 'company'] ?? 'Roboto',
        ...(symbol ? { symbol } : {}),
      }
    })
}

/** Templates by use: signs of doors, houses and car parks, seals, family and school stamps. */
export const purposeTemplates: readonly LibraryTemplate[] = [
  ...readTable(signs, 'sign'),
  ...readTable(stamps, 'stamp'),
]
