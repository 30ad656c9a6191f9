/** `prepareDataFolder` closes what its process writes to others; each file of tests begins as a fresh process does. */
process.umask(0o022);
