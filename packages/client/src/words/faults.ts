/** Why the server refused something: one sentence per reason of `packages/server/src/reasons.ts`; a test compares them. */
export const FAULTS = {
  'fault.offline': { it: 'Il server non risponde.', en: 'The server does not answer.' },
  'fault.request': { it: 'Il server non accetta la richiesta: {what}', en: 'The server does not accept that: {what}' },
  'fault.unreadable': { it: 'Il server non capisce la richiesta.', en: 'The server does not understand that.' },
  'fault.nothing': { it: 'Qui non c’è niente.', en: 'There is nothing here.' },
  'fault.too-large': { it: 'È troppo grande.', en: 'That is too large.' },
  'fault.too-many': { it: 'Troppe richieste: aspetta un momento.', en: 'Too many requests: wait a moment.' },
  'fault.origin': { it: 'La richiesta viene da un altro sito.', en: 'The request came from another site.' },
  'fault.csrf': { it: 'Questa pagina è scaduta: ricaricala.', en: 'This page is out of date: reload it.' },
  'fault.internal': {
    it: 'Qualcosa non ha funzionato sul server. Riprova tra poco.',
    en: 'Something went wrong on the server. Try again in a moment.',
  },
  'fault.not-ready': { it: 'Il server non è pronto: {why}', en: 'The server is not ready: {why}' },
  'fault.store-away': {
    it: 'Il server non raggiunge il suo archivio: riprova fra poco.',
    en: 'The server cannot reach its database: try again soon.',
  },
  'fault.no-metrics': { it: 'Le misure chiedono il loro gettone.', en: 'The metrics want their token.' },

  'fault.bad-name': {
    it: 'Il nome utente ha da 3 a 30 lettere, cifre, punti, trattini o trattini bassi, senza accenti né spazi.',
    en: 'A user name has 3 to 30 letters, digits, dots, hyphens or underscores, without accents or spaces.',
  },
  'fault.bad-password': {
    it: 'La password ha da 8 a 200 caratteri.',
    en: 'A password has 8 to 200 characters.',
  },
  'fault.guesses': {
    it: 'Troppe password sbagliate: aspetta un quarto d’ora.',
    en: 'Too many wrong passwords: wait a quarter of an hour.',
  },
  'fault.weak-password': {
    it: 'Questa password la provano tutti per prima: scegline un’altra.',
    en: 'Everybody tries that password first: choose another.',
  },
  'fault.unseen-name': {
    it: 'Questo nome non si vede, o non si distingue da altri.',
    en: 'That name cannot be seen, or not be told from others.',
  },
  'fault.banned': { it: 'Qui non puoi entrare.', en: 'You may not come in here.' },
  'fault.old-link': { it: 'Il link è scaduto o già usato.', en: 'That link is old or has been used.' },
  'fault.mails': {
    it: 'A questo indirizzo sono già partite abbastanza e-mail: aspetta un po’.',
    en: 'Enough mail has gone to that address: wait a while.',
  },
  'fault.has-account': { it: 'Hai già un account.', en: 'You have an account already.' },
  'fault.name-taken': { it: 'Questo nome è già preso.', en: 'That name is taken.' },
  'fault.no-account': { it: 'Non hai un account.', en: 'You have no account.' },
  'fault.wrong-password': { it: 'La password non è quella giusta.', en: 'That is not your password.' },
  'fault.wrong-login': { it: 'Il nome o la password non sono giusti.', en: 'The name or the password is wrong.' },
  'fault.signed-out': {
    it: 'Nel frattempo la sessione è finita: entra di nuovo.',
    en: 'You have been signed out meanwhile: log in again.',
  },
  'fault.busy': {
    it: 'A uno dei tuoi tavoli si sta giocando proprio adesso: riprova.',
    en: 'One of your tables is too busy just now: try again.',
  },

  'fault.bad-mail': { it: 'Questo non è un indirizzo e-mail.', en: 'That is no e-mail address.' },
  'fault.no-url': { it: 'Questo non è un indirizzo web.', en: 'That is no web address.' },
  'fault.not-http': {
    it: 'L’indirizzo comincia con https:// (o http://).',
    en: 'The address begins with https:// (or http://).',
  },
  'fault.url-password': {
    it: 'L’indirizzo non può contenere una password.',
    en: 'The address must not contain a password.',
  },
  'fault.private-address': {
    it: 'Quell’indirizzo non è raggiungibile dalla rete pubblica.',
    en: 'That address is not on the public network.',
  },
  'fault.no-mail': { it: 'Questo server non manda e-mail.', en: 'This server sends no mail.' },
  'fault.wrong-code': { it: 'Il codice non è quello giusto.', en: 'That is not the code.' },
  'fault.block-yourself': { it: 'Non puoi bloccare te stesso.', en: 'You cannot block yourself.' },
  'fault.blocks-full': { it: 'L’elenco dei bloccati è pieno.', en: 'The block list is full.' },

  'fault.no-table': { it: 'Il server non conosce questo tavolo.', en: 'The server knows no such table.' },
  'fault.no-game': { it: 'Il server non ha il gioco «{game}».', en: 'The server has no game “{game}”.' },
  'fault.setup': { it: 'Questa preparazione non va: {what}', en: 'This setup will not do: {what}' },
  'fault.seats': {
    it: 'I posti di questo gioco sono {sides}, non {given}.',
    en: 'The seats of this game are {sides}, not {given}.',
  },
  'fault.nobody-of-yours': {
    it: 'Siediti anche tu, oppure lascia tutti i posti al computer.',
    en: 'Take a seat yourself, or leave all of them to the computer.',
  },
  'fault.no-bot': {
    it: 'Il server non ha il giocatore «{bot}».',
    en: 'The server has no computer player “{bot}”.',
  },
  'fault.new-rules': {
    it: 'Le regole di questo gioco sono cambiate: apri un tavolo nuovo.',
    en: 'The rules of this game have changed: make a new table.',
  },
  'fault.tables-waiting': {
    it: 'Hai già {most} tavoli in attesa: giocane uno o lascialo.',
    en: 'You have {most} tables waiting already: play or leave one of them first.',
  },
  'fault.tables-shown': {
    it: 'Dalla tua rete vengono già molti tavoli aperti: aspetta un po’, o aprine uno privato.',
    en: 'Many open tables come from your network already: wait a while, or make a private one.',
  },
  'fault.crowd': {
    it: 'In troppi vogliono sedersi a questo tavolo: riprova.',
    en: 'Too many people want this table at once: try again.',
  },
  'fault.sign-in-again': {
    it: 'Così si apre un nuovo accesso al tuo account: esci, rientra e riprova.',
    en: 'This opens a new way into your account: sign out, sign in again, and try once more.',
  },
  'fault.bad-passkey': {
    it: 'La passkey non è stata accettata: riprova.',
    en: 'That passkey was not accepted: try again.',
  },
  'fault.passkeys-full': { it: 'Hai già troppe passkey.', en: 'You have as many passkeys as one may have.' },
  'fault.no-operator': { it: 'Può farlo solo il gestore.', en: 'Only the operator may do that.' },
  'fault.not-played': { it: 'Questa partita non è in corso.', en: 'That game is not being played.' },
  'fault.reports-full': {
    it: 'Per oggi bastano le segnalazioni: saranno lette.',
    en: 'Enough reports for today: they will be looked at.',
  },
  'fault.number': {
    it: 'Il numero per i dadi non è quello promesso.',
    en: 'The number for the dice is not the one that was promised.',
  },
  'fault.begun': { it: 'La partita è già cominciata.', en: 'The game has begun.' },
  'fault.not-invited': { it: 'A questo tavolo non sei tra gli invitati.', en: 'This table is not open to you.' },
  'fault.no-seat': { it: 'Non c’è nessun posto libero.', en: 'There is no free seat.' },
  'fault.not-seated': { it: 'Non hai un posto a questo tavolo.', en: 'You have no seat at this table.' },
  'fault.resign-instead': {
    it: 'La partita è cominciata: puoi solo arrenderti.',
    en: 'The game has begun: you can only resign.',
  },
  'fault.faster': {
    it: 'Qualcuno è stato più veloce: guarda di nuovo il tavolo.',
    en: 'Somebody was faster: look at the table again.',
  },
  'fault.players-only': {
    it: 'Può farlo solo chi gioca a questo tavolo.',
    en: 'Only players of this table may do that.',
  },
  'fault.file-later': {
    it: 'Il file si scarica a partita finita: contiene ciò che è nascosto.',
    en: 'The game file can be had when the game is over: it holds what is hidden.',
  },
} as const
