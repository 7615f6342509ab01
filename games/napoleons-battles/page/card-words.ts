/** What each number of a card is for, and where the book says so. */
import type { Text } from '@bivouac/kernel'

export interface Meaning {
  readonly rule: string
  readonly text: Text
}
const means = (rule: string, it: string, en: string): Meaning => ({ rule, text: { it, en } })

export const MEANS = {
  combat: means(
    '2.2.2',
    'Si somma al dado in combattimento, secondo la formazione; «altro» vale contro la cavalleria che carica, e per la cavalleria che carica.',
    'Added to the die in combat, by formation; “other” holds against cavalry that charges, and for cavalry that charges.',
  ),
  guns: means(
    '2.2.2',
    'Si somma al dado in combattimento: al traino, e con i pezzi in batteria.',
    'Added to the die in combat: limbered, and with the guns unlimbered.',
  ),
  numbers: means(
    '2.2.3',
    'Le figure perse in un turno di fuoco o in un combattimento che portano al disordine e alla rotta; e quante ne restano quando l’unità è dispersa.',
    'The figures lost in one round of fire or one combat that bring disorder and rout; and how many are left when the unit is dispersed.',
  ),
  control: means(
    '2.2.4',
    'Riesce chi con un dado da 10 non lo supera: per recuperare, formare il quadrato, richiamare la cavalleria.',
    'Whoever rolls no more than this on a die of 10 passes: to rally, to form square, to recall cavalry.',
  ),
  range: means(
    '2.2.5',
    'Fin dove spara, e quanto si somma al dado di chi spara.',
    'How far it fires, and what is added to the die of the firer.',
  ),
  speed: means('2.2.6', 'Pollici per turno in ciascuna formazione.', 'Inches a turn in each formation.'),
  fractions: means(
    '2.2.7',
    'Ciò che resta della velocità su terreno rotto o in quadrato, e indietro o di lato; e la parte del turno che costa un cambio di formazione.',
    'What is left of the speed on rough ground or in square, and backwards or sideways; and the part of a turn a change of formation costs.',
  ),
  radius: means('2.1.1', 'Fin dove arrivano i suoi ordini, in pollici.', 'How far his orders reach, in inches.'),
  quality: means(
    '2.1.2',
    'Cambia il controllo delle unità che tocca: E +2, G +1, A 0, P −1.',
    'Changes the control of units he touches: E +2, G +1, A 0, P −1.',
  ),
  response: means(
    '2.1.3',
    'Fuori dal raggio del superiore comanda chi con un dado da 10 non la supera.',
    'Out of his superior’s radius he commands if he rolls no more than this on a die of 10.',
  ),
  leads: means(
    '2.1.4',
    'Si somma al dado di combattimento delle unità con cui sta.',
    'Added to the combat die of the units he is with.',
  ),
} as const
