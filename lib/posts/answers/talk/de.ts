import type { TalkWords } from "./types";

/** German. */
export const german: TalkWords = {
  small:
    "ein eine einen einem einer eines der die das den dem des und oder aber also von zu zum zur für in im an am auf mit als über aus bei es er ihn ihm nicht kein keine keinen etwas mehr weniger noch auch nur sehr bitte gern gerne klar natürlich selbstverständlich sicher okay ok super perfekt prima alles ist sind war waren sein bin wird werden würde würden kann könnte können soll sollte darf dürfen möchte habe hat haben wenn ob wie was welche welcher welches da dann jetzt ja anderer andere anderen anders ganz bescheid sag sagen lass lassen wissen einfach gut dazu dabei dafür damit daraus leider sorry tut leid preis preise datum uhrzeit adresse telefon ort link name hoffe hilft passt gefällt wünschen wünschst mach* gemacht aussehen ergänz* füge hinzu hinzugefügt änder* gehalten halte verwend* kurz kurzer freundlich warm lauten liefer* bewusst falls gefallen danke vielen dank problem wäre wollen willst ohne weil denn nachdem diesmal einmal vielleicht lieber eher stil formell locker deutlich knapp direkt einleitung fakten informationen idee ideen anfang ende zeile zeilen nutzen genutzt neu fertig fertige entspricht sofort liegt gehe ging geht wert gelegt anfrage anfragen erlaubt befugt hinweis* anmerkung* notiz* wort seite inhalt* solche solchen solcher solches muss müssen bräuchte brauche brauchen hätte hätten gefiele taugt danach sonst ansonsten alternativ allerdings doch mal schon erst nun hallo verstanden freut freue bereit verspielt sachlich persönlicher zurück meld melden melde los hin her raus bitteschön zurzeit momentan einige paar so entschuldigung verzeihung art formelleren formeller lockereren",
  person:
    "sie ich mir mich mein meine meinen du dir dich dein deine deinen deiner ihnen ihr ihre ihren ihrer",
  point: "hier dies diese dieser dieses diesen folgende folgender folgenden nachfolgend unten so damit",
  text: "text texte texts textvorschlag* beitrag beitrags beiträge post posts posting* entwurf* entwürfe version* fassung* variante* formulierung* umformul* formulier* wortlaut ton tonfall stil* wörter wörtern satz sätze absatz platzhalter* klammer* emoji* hashtag* anzeige* vorschlag vorschläge anpass* angepasst passe überarbeit* kürz* kürzer länger* lockerer förmlicher umschreib* erwähn* weggelassen ausgelassen erfunden angegeben angaben facebook facebook-beitrag facebook-post werbetext* facebook-seite facebook-text*",
  make: "bearbeiten bearbeite schreib* geschrieben verfass* erstell* generier* schreibe",
  cannot: "nicht kein keine keinen keinerlei ablehnen",
  promise: "schreibe verfasse",
  help: "helfen weiterhelfen behilflich unterstützen",
};
